/** Wrong codes in a row after which nothing is tried for a while. */
export const triesBeforePause = 5;
/** Milliseconds that the first pause lasts; each one after it lasts twice as long. */
const firstPause = 15 * 60_000;
const longestPause = 24 * 60 * 60_000;

/**
 * Milliseconds in which nothing is tried after so many wrong codes in a row; 0 while more may be tried. Only a right code
 * starts the count anew. Of a million codes three are right at any moment: at five guesses a day, guessing for a year
 * finds one in 180 accounts, and its owner hears of it after the first five.
 */
export function pauseAfterWrongCodes(wrongInARow: number): number {
  if (wrongInARow === 0 || wrongInARow % triesBeforePause !== 0) return 0;
  return Math.min(firstPause * 2 ** (wrongInARow / triesBeforePause - 1), longestPause);
}
