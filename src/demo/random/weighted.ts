import type { SeededRandom } from './seeded-random.js';

/** Picks items as often as their weights say, in the time that a binary search takes. */
export class Weighted<T> {
  private readonly ends: Float64Array;

  constructor(
    private readonly items: readonly T[],
    weightOf: (item: T) => number,
  ) {
    this.ends = new Float64Array(items.length);
    items.reduce((sum, item, index) => (this.ends[index] = sum + weightOf(item)), 0);
  }

  /** @throws Error when there is nothing to pick from. */
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
