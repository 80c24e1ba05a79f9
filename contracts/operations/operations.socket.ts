/**
 * While the operators' page is open it sends `WatchOperations` (no data) and gets `WatchingOperations` at once, then an
 * `OperationsOverview` (an `OverviewView`) every two seconds; `LeaveOperations` ends that, as does a closed socket.
 * Others than operators get the `Error` `not-allowed`.
 */
export const watchOperations = 'WatchOperations';
export const leaveOperations = 'LeaveOperations';
/** The answers to the two. */
export const watchingOperations = 'WatchingOperations';
export const leftOperations = 'LeftOperations';
