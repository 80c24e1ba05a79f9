import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, integer, property } from 'fast-check';
import { guessWindow, guessBackoff, pauseAfterGuesses, type GuessBucket, type GuessedSecret } from './guess-backoff.js';

const minutes = (milliseconds: number) => milliseconds / 60_000;

describe('the pause after wrong guesses', () => {
  it('begins after the free guesses and doubles with each further one', () => {
    const pace = guessBackoff('password', 'network', 10);
    const pauses = [9, 10, 11, 12, 15, 16, 40].map((wrong) => minutes(pauseAfterGuesses(wrong, pace)));
    expect(pauses).toEqual([0, 1, 2, 4, 32, 60, 60]);
  });

  it('never shrinks with further guesses, and never exceeds its limit or the window of the count', () => {
    const secrets = constantFrom<GuessedSecret>('password', 'code');
    const buckets = constantFrom<GuessBucket>('device', 'network', 'everybody');
    assert(
      property(
        secrets,
        buckets,
        integer({ min: 1, max: 50 }),
        integer({ min: 0, max: 5_000 }),
        (secret, bucket, tries, wrong) => {
          const pace = guessBackoff(secret, bucket, tries);
          const [pause, next] = [pauseAfterGuesses(wrong, pace), pauseAfterGuesses(wrong + 1, pace)];
          return pause <= next && next <= pace.longestPause && pace.longestPause < guessWindow;
        },
      ),
    );
  });

  it.each<[GuessedSecret, number]>([
    // Wrong guesses per year at one account by an attacker with unlimited networks.
    ['password', 36_000],
    ['code', 9_000],
  ])('limits guesses at a %s from all networks to less than %d a year', (secret, most) => {
    const pace = guessBackoff(secret, 'everybody', 10);
    let [now, wrong] = [0, 0];
    while (now < 365 * 86_400_000) {
      wrong += 1;
      now += pauseAfterGuesses(wrong, pace);
    }
    expect(wrong).toBeLessThan(most);
  });
});
