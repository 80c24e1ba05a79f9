/** When codes of one kind were asked for. */
export interface CodeRequests {
  requestedAt: Date | null;
  /** Since a code was right, or since a day without requests. */
  requestsInSeries: number;
}

/** Milliseconds until another code may be asked for (ID-45). */
const firstPause = 60_000;
/** Requests after which the pause begins to double. */
const requestsBeforeBackoff = 3;
/** Milliseconds that a code is good for, from the moment it was made (OP-25). */
export const codeLifetime = 600_000;
/** Milliseconds without a request after which they are counted anew. */
const memory = 86_400_000;

/**
 * Milliseconds after so many requests in a row until the next one. Never longer than a code is good for: whoever else
 * asks for codes, its owner always has a good one in the mailbox or can ask for one.
 */
const pauseAfter = (requests: number): number =>
  Math.min(firstPause * 2 ** Math.max(0, requests - requestsBeforeBackoff), codeLifetime);

/** Requests that count at this moment. */
export function countedRequests({ requestedAt, requestsInSeries }: CodeRequests, now: Date): number {
  return requestedAt && now.getTime() - requestedAt.getTime() < memory ? requestsInSeries : 0;
}

/** Seconds until another code may be asked for; 0 when it may be now. */
export function secondsUntilNextCode(requests: CodeRequests, now: Date): number {
  if (!requests.requestedAt) return 0;
  const since = now.getTime() - requests.requestedAt.getTime();
  return Math.ceil(Math.max(pauseAfter(countedRequests(requests, now)) - since, 0) / 1_000);
}
