const shortest = 500;
const longest = 30_000;

/**
 * Milliseconds to wait before the nth try in a row: half a second, doubling up to half a minute, and up to a quarter
 * more by chance, so that browsers that lost the same server do not come back at the same moment.
 */
export const growingPause = (nth: number, chance = Math.random()): number =>
  Math.min(longest, shortest * 2 ** (nth - 1)) * (1 + chance / 4);
