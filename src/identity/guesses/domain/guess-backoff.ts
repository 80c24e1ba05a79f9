/** How many wrong guesses are free, and how the pauses grow after them. */
export interface GuessBackoff {
  /** Wrong guesses in a row before the first pause. */
  readonly free: number;
  /** Milliseconds of the first pause; each further wrong guess doubles it. */
  readonly firstPause: number;
  /** Milliseconds that no pause exceeds. */
  readonly longestPause: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds without a guess after which a count starts anew; longer than any pause. */
export const guessWindow = 2 * day;

/** Wrong guesses at one account within `guessWindow` after which its owner is told by mail. */
export const notifyOwnerAfter = 20;

/** The secrets that strangers can guess at. */
export type GuessedSecret = 'password' | 'code';

/** Who a count of guesses is about: a browser that has signed in before, a network, or everybody without such a browser. */
export type GuessBucket = 'device' | 'network' | 'everybody';

/**
 * The pace of one bucket.
 *
 * A network or a browser hurts only itself, so its pauses grow long. The bucket of everybody stops guesses that come
 * from many networks, at about the 100 wrong passwords in a row that NIST SP 800-63B allows; whoever attacks in that way
 * keeps new browsers of the owner waiting too, so that these pauses stay short. A code is a million times weaker than a
 * good password: its pauses are longer.
 * @param tries free guesses of one network (`SIGN_IN_TRIES_PER_ACCOUNT`)
 */
export function guessBackoff(secret: GuessedSecret, bucket: GuessBucket, tries: number): GuessBackoff {
  const isPassword = secret === 'password';
  if (bucket !== 'everybody') return { free: tries, firstPause: minute, longestPause: isPassword ? hour : day };
  return { free: tries * (isPassword ? 10 : 5), firstPause: minute, longestPause: isPassword ? 15 * minute : hour };
}

/** Milliseconds in which nothing may be guessed after so many wrong guesses in a row; 0 while more are free. */
export function pauseAfterGuesses(wrong: number, { free, firstPause, longestPause }: GuessBackoff): number {
  return wrong < free ? 0 : Math.min(firstPause * 2 ** (wrong - free), longestPause);
}
