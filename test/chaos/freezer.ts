import type { SeededRandom } from '#src/demo/random/seeded-random.js';

/** Share of the unfrozen webstores that a fault freezes. */
const share = 3;

/** The webstores that nobody may change at the moment. */
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

  /** Freezes a third of the unfrozen webstores, so that some remain editable where faults overlap. */
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
