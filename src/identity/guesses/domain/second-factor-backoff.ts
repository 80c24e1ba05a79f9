/** Consecutive wrong codes before each pause. */
export const triesBeforePause = 5;
/** Milliseconds of the first pause; each further one is twice as long. */
const firstPause = 15 * 60_000;
const longestPause = 24 * 60 * 60_000;

/**
 * Returns the milliseconds of the pause after this number of consecutive wrong codes; 0 if none is due. Only a right
 * code resets the count. Three of a million codes are right at any moment: at five guesses a day, guessing for a year
 * succeeds for one in 180 accounts, whose owner gets a mail after the first five.
 */
export function pauseAfterWrongCodes(wrongInARow: number): number {
  if (wrongInARow === 0 || wrongInARow % triesBeforePause !== 0) return 0;
  return Math.min(firstPause * 2 ** (wrongInARow / triesBeforePause - 1), longestPause);
}
