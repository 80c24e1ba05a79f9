/** The number of free wrong guesses, and the growth of the pauses after them. */
export interface GuessBackoff {
  /** Consecutive wrong guesses before the first pause. */
  readonly free: number;
  /** Milliseconds of the first pause; each further wrong guess doubles it. */
  readonly firstPause: number;
  /** The longest pause in milliseconds. */
  readonly longestPause: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds without a guess after which a count restarts. It exceeds the longest pause. */
export const guessWindow = 2 * day;

/** Wrong guesses at one account within `guessWindow` after which its owner gets a mail. */
export const notifyOwnerAfter = 20;

/** The secrets that can be guessed without being signed in. */
export type GuessedSecret = 'password' | 'code';

/** The scope of a count: a browser that has signed in before, a network, or everybody without such a browser. */
export type GuessBucket = 'device' | 'network' | 'everybody';

/**
 * Returns the backoff of one bucket.
 *
 * The pauses of a network or a browser grow long, because they affect nobody else. The bucket of everybody stops
 * distributed guessing at about the 100 consecutive wrong passwords that NIST SP 800-63B allows. Such an attack also
 * delays new browsers of the owner, so its pauses stay short. A code is a million times weaker than a good password and
 * has longer pauses.
 * @param tries free guesses of one network (`SIGN_IN_TRIES_PER_ACCOUNT`)
 */
export function guessBackoff(secret: GuessedSecret, bucket: GuessBucket, tries: number): GuessBackoff {
  const isPassword = secret === 'password';
  if (bucket !== 'everybody') return { free: tries, firstPause: minute, longestPause: isPassword ? hour : day };
  return { free: tries * (isPassword ? 10 : 5), firstPause: minute, longestPause: isPassword ? 15 * minute : hour };
}

/** Returns the milliseconds of the pause after this number of consecutive wrong guesses; 0 if none is due. */
export function pauseAfterGuesses(wrong: number, { free, firstPause, longestPause }: GuessBackoff): number {
  return wrong < free ? 0 : Math.min(firstPause * 2 ** (wrong - free), longestPause);
}
