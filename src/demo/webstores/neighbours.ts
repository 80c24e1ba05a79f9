import { demoData } from '../data/demo-data.js';
import type { DemoWebstore } from './demo-webstore.js';
import { SeededRandom } from '../random/seeded-random.js';

export interface Neighbour {
  index: number;
  name: string;
  categoryId: number;
}

/** Largest number of businesses of a town that are remembered. */
const most = 40;
const photographers = 11;

const recommendations = demoData<readonly string[]>('recommendations');

/** Businesses of the same town: each recommends those that were generated before it. */
export class Neighbours {
  private readonly towns = new Map<string, Neighbour[]>();

  remember(index: number, { name, categoryIds, addresses }: DemoWebstore): void {
    const town = townOf(addresses);
    const known = this.towns.get(town) ?? [];
    this.towns.set(town, known);
    known[known.length < most ? known.length : index % most] = { index, name, categoryId: categoryIds[0] ?? 0 };
  }

  /**
   * Up to four others of other trades, with a sentence about each; six in ten webstores recommend none, and the demo
   * vendor as many as fill a row.
   */
  partnersOf(seed: number, index: number, webstore: DemoWebstore): { index: number; description: string }[] {
    const random = new SeededRandom(seed + 3, index);
    if (index !== 0 && random.chance(0.6)) return [];
    const others = this.around(webstore).filter(({ categoryId }) => !webstore.categoryIds.includes(categoryId));
    const chosen = random.some(others, index === 0 ? 3 : random.integer(2, 4));
    const said = random.some(recommendations, chosen.length);
    return chosen.map((partner, nth) => ({ index: partner.index, description: said[nth] ?? '' }));
  }

  /** A photographer of the town, named as the author of a picture. */
  photographerFor(random: SeededRandom, webstore: DemoWebstore): string | undefined {
    const known = this.around(webstore).filter(({ categoryId }) => categoryId === photographers);
    return known.length > 0 ? random.pick(known).name : undefined;
  }

  private around({ addresses }: DemoWebstore): readonly Neighbour[] {
    return this.towns.get(townOf(addresses)) ?? [];
  }
}

const townOf = ([address]: DemoWebstore['addresses']) => `${address?.city}, ${address?.state}`;
