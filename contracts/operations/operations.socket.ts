import type { OverviewView } from './overview.views.js';

/**
 * The operators' page sends `WatchOperations` (no data) when it opens. It receives `WatchingOperations` at once, then
 * an `OperationsOverview` (an `OverviewView`) every two seconds, until it sends `LeaveOperations` or the socket closes.
 * Users who are no operators get the `Error` `not-allowed`.
 */
export const watchOperations = 'WatchOperations';
export const leaveOperations = 'LeaveOperations';
/** Responses to the two actions. */
export const watchingOperations = 'WatchingOperations';
export const leftOperations = 'LeftOperations';

declare module '../shared/socket.js' {
  interface PushedActions {
    /** The first page of the operators' room, for those who watch it. */
    OperationsOverview: OverviewView;
  }
}
