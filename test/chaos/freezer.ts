import type { SeededRandom } from '#src/demo/random/seeded-random.js';

/** Share of the webstores nobody has frozen yet that a fault freezes. */
const share = 3;

/** Which webstores nobody may change for the moment. */
export class Freezer {
  private readonly ids: readonly string[];
  private readonly random: SeededRandom;
  private readonly frozen = new Set<string>();

  constructor(ids: readonly string[], random: SeededRandom) {
    this.ids = ids;
    this.random = random;
  }

  isFrozen(id: string): boolean {
    return this.frozen.has(id);
  }

  /** Freezes a third of the webstores that are free: where faults overlap, people still have something to edit. */
  freeze(): string[] {
    const free = this.ids.filter((id) => !this.frozen.has(id));
    const drawn = this.random.some(free, Math.ceil(free.length / share));
    for (const id of drawn) this.frozen.add(id);
    return drawn;
  }

  release(ids: readonly string[]): void {
    for (const id of ids) this.frozen.delete(id);
  }
}
