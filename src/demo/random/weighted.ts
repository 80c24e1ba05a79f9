import type { SeededRandom } from './seeded-random.js';

/** Draws items in proportion to their weights, by binary search. */
export class Weighted<T> {
  private readonly ends: Float64Array;

  constructor(
    private readonly items: readonly T[],
    weightOf: (item: T) => number,
  ) {
    this.ends = new Float64Array(items.length);
    items.reduce((sum, item, index) => (this.ends[index] = sum + weightOf(item)), 0);
  }

  /** @throws Error for an empty list */
  pick(random: SeededRandom): T {
    const point = random.next() * (this.ends.at(-1) ?? 0);
    let low = 0;
    let high = this.items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    const item = this.items[low];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }
}
