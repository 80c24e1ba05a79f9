const shortest = 500;
const longest = 30_000;

/**
 * Exponential backoff in milliseconds before the nth consecutive attempt: half a second, doubling up to half a minute,
 * plus up to a quarter of random jitter, so that browsers that lost the same server do not return at the same moment.
 */
export const growingPause = (nth: number, chance = Math.random()): number =>
  Math.min(longest, shortest * 2 ** (nth - 1)) * (1 + chance / 4);
