import { useBeforeUnload, useBlocker, type Blocker } from 'react-router-dom';

/** Stops leaving the page while something would be lost: a link until it is decided about, and the tab. */
export function useLeaveBlocker(isBlocking: boolean): Blocker {
  useBeforeUnload((event) => {
    if (isBlocking) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) => isBlocking && currentLocation.pathname !== nextLocation.pathname,
  );
}
