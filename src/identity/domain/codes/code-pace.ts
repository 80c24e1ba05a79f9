/** When codes of one kind were asked for. */
export interface CodeRequests {
  requestedAt: Date | null;
  hourBeganAt: Date | null;
  requestsThisHour: number;
}

/** Milliseconds until another code may be asked for (ID-45). */
const pause = 60_000;
/** Codes in an hour: with five tries each, a million codes are safe from guessing. */
const requestsPerHour = 10;
/** Milliseconds in which those are counted. */
export const codeHour = 3_600_000;

/** Seconds until another code may be asked for; 0 when it may be now. */
export function secondsUntilNextCode({ requestedAt, hourBeganAt, requestsThisHour }: CodeRequests, now: Date): number {
  const sinceRequest = now.getTime() - (requestedAt?.getTime() ?? 0);
  const sinceHour = now.getTime() - (hourBeganAt?.getTime() ?? 0);
  const isHourFull = requestsThisHour >= requestsPerHour;
  return Math.ceil(Math.max(pause - sinceRequest, isHourFull ? codeHour - sinceHour : 0, 0) / 1_000);
}
