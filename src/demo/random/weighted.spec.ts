import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from './seeded-random.js';
import { Weighted } from './weighted.js';

describe('Weighted', () => {
  it('draws items in proportion to their weights, and never one of weight 0', () => {
    const weights = { never: 0, rare: 1, common: 6, alsoNever: 0, often: 3 };
    const weighted = new Weighted(Object.keys(weights) as (keyof typeof weights)[], (name) => weights[name]);
    const random = new SeededRandom(3, 0);
    const times = { never: 0, rare: 0, common: 0, alsoNever: 0, often: 0 };
    for (let draw = 0; draw < 10_000; draw++) times[weighted.pick(random)]++;
    expect(times.never + times.alsoNever).toBe(0);
    expect(Math.abs(times.rare - 1000)).toBeLessThan(150);
    expect(Math.abs(times.common - 6000)).toBeLessThan(200);
    expect(Math.abs(times.often - 3000)).toBeLessThan(200);
  });

  it('throws for an empty list', () => {
    expect(() => new Weighted([], () => 1).pick(new SeededRandom(1, 1))).toThrow('Nothing to pick from.');
  });
});
