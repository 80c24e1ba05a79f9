/** Pseudorandom numbers that are the same in every run: mulberry32 by Tommy Ettinger, public domain. */
export class SeededRandom {
  private state: number;

  /** @param stream a second seed, so that each webstore of a seed has a sequence of its own */
  constructor(seed: number, stream: number) {
    this.state = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul((stream | 0) + 0x85ebca6b, 0xc2b2ae35);
    this.next();
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between the bounds, including both. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws Error for an empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Up to `count` different items, in random order. */
  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }
}
