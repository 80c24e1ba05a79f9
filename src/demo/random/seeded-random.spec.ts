import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SeededRandom } from './seeded-random.js';

const sequence = (seed: number, stream: number, length = 20) => {
  const random = new SeededRandom(seed, stream);
  return Array.from({ length }, () => random.next());
};

describe('SeededRandom', () => {
  it('repeats its sequence for the same seed and stream, and has another one for any other', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (seed, stream, other) => {
        expect(sequence(seed, stream)).toEqual(sequence(seed, stream));
        if (stream !== other) expect(sequence(seed, stream)).not.toEqual(sequence(seed, other));
        expect(sequence(seed, stream)).not.toEqual(sequence(seed + 1, stream));
      }),
    );
  });

  it('is distributed evenly, within one sequence and over the first numbers of many', () => {
    const within = sequence(7, 0, 20_000);
    const across = Array.from({ length: 20_000 }, (_, stream) => new SeededRandom(7, stream).next());
    for (const numbers of [within, across]) {
      const tenths = Array.from(
        { length: 10 },
        (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length,
      );
      expect(Math.min(...tenths)).toBeGreaterThan(1800);
      expect(Math.max(...tenths)).toBeLessThan(2200);
    }
  });

  it('draws whole numbers between the bounds, including both', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 5 }), (seed, least, span) => {
        const random = new SeededRandom(seed, 1);
        const drawn = new Set(Array.from({ length: 300 }, () => random.integer(least, least + span)));
        expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: span + 1 }, (_, step) => least + step));
      }),
    );
  });

  it('draws some items without duplicates, and all of them when more are requested', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.integer()), fc.nat({ max: 30 }), (seed, items, count) => {
        const taken = new SeededRandom(seed, 1).some(items, count);
        expect(taken).toHaveLength(Math.min(count, items.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((item) => items.includes(item))).toBe(true);
      }),
    );
  });

  it('throws for an empty list', () => {
    expect(() => new SeededRandom(1, 1).pick([])).toThrow('Nothing to pick from.');
  });
});
