/** The requests for codes of one kind. */
export interface CodeRequests {
  requestedAt: Date | null;
  /** Requests since the last right code, or since a day without requests. */
  requestsInSeries: number;
}

/** Milliseconds of the first pause between two requests (ID-45). */
const firstPause = 60_000;
/** Requests before the pause begins to double. */
const requestsBeforeBackoff = 3;
/** Milliseconds that a code is valid, counted from its creation (OP-25). */
export const codeLifetime = 600_000;
/** Milliseconds without a request after which the count restarts. */
const memory = 86_400_000;

/**
 * Returns the milliseconds of the pause after this number of requests. It never exceeds the lifetime of a code:
 * although others request codes too, the owner always has a valid one in the mailbox or can request one.
 */
const pauseAfter = (requests: number): number =>
  Math.min(firstPause * 2 ** Math.max(0, requests - requestsBeforeBackoff), codeLifetime);

/** Returns the requests that count at this moment. */
export function countedRequests({ requestedAt, requestsInSeries }: CodeRequests, now: Date): number {
  return requestedAt && now.getTime() - requestedAt.getTime() < memory ? requestsInSeries : 0;
}

/** Returns the seconds until another code may be requested; 0 if it may be now. */
export function secondsUntilNextCode(requests: CodeRequests, now: Date): number {
  if (!requests.requestedAt) return 0;
  const since = now.getTime() - requests.requestedAt.getTime();
  return Math.ceil(Math.max(pauseAfter(countedRequests(requests, now)) - since, 0) / 1_000);
}
