import { expect, it } from '@jest/globals';
import { pauseAfterWrongCodes } from './second-factor-backoff.js';

const minutes = (wrong: number) => pauseAfterWrongCodes(wrong) / 60_000;

it('allows four consecutive wrong codes and pauses after every fifth, longer each time', () => {
  expect(Array.from({ length: 10 }, (_, wrong) => minutes(wrong))).toEqual([0, 0, 0, 0, 0, 15, 0, 0, 0, 0]);
  expect([10, 15, 20].map(minutes)).toEqual([30, 60, 120]);
});

it('never pauses for longer than a day, so that the owner can sign in again', () => {
  expect([40, 100, 5_000].map(minutes)).toEqual([24 * 60, 24 * 60, 24 * 60]);
});
