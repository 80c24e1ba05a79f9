import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiParameters } from '#contracts/directory/search-filters.js';
import { Oracle } from './oracle.js';

/**
 * Compares random searches with brute force. A failure names its seed and number, which ORACLE_SEED repeats.
 * @param size.searches total number, with this many per test
 */
export function checkInBatches(size: { listings: number; searches: number; inATest: number; seed: number }): void {
  const seed = Number(process.env['ORACLE_SEED'] ?? size.seed);
  let oracle: Oracle;
  beforeAll(async () => {
    oracle = await Oracle.over(size.listings);
  }, 180_000);
  afterAll(() => oracle.stop());

  describe(`with seed ${seed}`, () => {
    it.each(Array.from({ length: size.searches / size.inATest }, (_, batch) => batch * size.inATest))(
      'in searches from %i on',
      async (first) => {
        for (let number = first; number < first + size.inATest; number++) {
          expect(await oracle.check(seed, number)).toEqual([]);
        }
      },
    );

    it('finds results with each filter, and never returns an empty result without a way out', () => {
      const often = size.searches / 100;
      const days = ['free', 'partly', 'ask'].flatMap((kind) => [kind, `${kind} on some days`]);
      // A small run may have none of them, depending on today's date.
      const seldom = size.searches < 1_000 ? [] : [...days, 'the nearest'];
      const kinds = [...Object.keys(apiParameters), 'nothing', 'a way out', 'can be split'];
      expect(kinds.filter((kind) => (oracle.tally[kind] ?? 0) < often)).toEqual([]);
      expect(seldom.filter((kind) => (oracle.tally[kind] ?? 0) < 1)).toEqual([]);
      expect(oracle.pairs).toBeGreaterThan(size.searches);
      // Every category of the demo has a vendor somewhere.
      expect(oracle.tally['a way out']).toBe(oracle.tally['nothing']);
    });
  });
}
