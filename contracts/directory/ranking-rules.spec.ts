import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { travelDistances } from '../webstore/webstore-content.js';
import { completenessStep, localMilesOf, priorStars, ratingSteps } from './ranking-rules.js';
import { searchRadii } from '../shared/search-radius.js';

const florist = 'florist';

describe('the rating that results are ordered by', () => {
  it('is what is usual in the category where no rating is shown', () => {
    expect([ratingSteps(florist, null), ratingSteps('lodging', null)]).toEqual([19, 17]);
    expect(ratingSteps('a new category', null)).toBe(19);
  });

  it('needs reviews to leave the usual: two of five stars do not outrank a hundred of 4.9', () => {
    expect(ratingSteps('venues', { stars: 5, reviews: 2 })).toBeLessThan(
      ratingSteps('venues', { stars: 4.9, reviews: 100 }),
    );
    expect(ratingSteps('venues', { stars: 3.5, reviews: 40 })).toBe(14);
    expect(ratingSteps('venues', { stars: 4.8, reviews: 40 })).toBe(19);
  });

  it('is between the stars and the usual, and rises with the stars', () => {
    const stars = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        fc.constantFrom('lodging', 'venues', florist),
        stars,
        stars,
        fc.nat(5_000),
        (category, a, b, reviews) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const of = (given: number) => ratingSteps(category, { stars: given, reviews });
          expect(of(low)).toBeLessThanOrEqual(of(high));
          const [from, to] = [low, priorStars(category)].toSorted((x, y) => x - y) as [number, number];
          expect(of(low) / 4).toBeGreaterThanOrEqual(from - 0.125);
          expect(of(low) / 4).toBeLessThanOrEqual(to + 0.125);
        },
      ),
    );
  });
});

it('completeness has three steps only', () => {
  expect(Array.from({ length: 11 }, (_, parts) => completenessStep(parts))).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
});

describe('the distance in which a business is local', () => {
  it('is its own travel radius, or 50 miles where it has none [OP-75]', () => {
    expect([null, ...travelDistances].map((radius) => localMilesOf(radius))).toEqual([50, 25, 50, 100, 250, 500]);
  });

  it('is the chosen radius, but never beyond its own', () => {
    expect(searchRadii.map((chosen) => localMilesOf(null, chosen))).toEqual([10, 25, 50, 100]);
    expect(searchRadii.map((chosen) => localMilesOf(25, chosen))).toEqual([10, 25, 25, 25]);
    expect(searchRadii.map((chosen) => localMilesOf(500, chosen))).toEqual([10, 25, 50, 100]);
  });
});
