import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { highestStanding, rankOf, standingOf, type RankedFacts } from './listing-rank.js';

const facts: fc.Arbitrary<RankedFacts> = fc.record({
  placement: fc.integer({ min: 0, max: 3 }),
  claimed: fc.boolean(),
  completeness: fc.integer({ min: 0, max: 2 }),
  rating: fc.integer({ min: 0, max: 20 }),
  recencyDay: fc.integer({ min: 19_000, max: 25_000 }),
});
const inTurn = ({ placement, claimed, completeness, rating, recencyDay }: RankedFacts) => [
  placement,
  Number(claimed),
  completeness,
  rating,
  recencyDay,
];

it('orders like its facts compared one after the other', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const [a, b] = [inTurn(one), inTurn(other)];
      const at = a.findIndex((value, nth) => value !== b[nth]);
      const expected = at === -1 ? 0 : Math.sign(a[at]! - b[at]!);
      expect(Math.sign(rankOf(one) - rankOf(other))).toBe(expected);
    }),
  );
});

it('fits an integer of the engine, and placement with claim fits the weights of the score', () => {
  const best = { placement: 3, claimed: true, completeness: 2, rating: 20, recencyDay: 99_999 };
  expect(rankOf(best)).toBeLessThan(2 ** 31);
  expect(standingOf(best)).toBe(highestStanding);
});
