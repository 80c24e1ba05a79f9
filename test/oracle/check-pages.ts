import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { noFilters } from '#contracts/directory/search-filters.js';
import { searchOrders } from '#contracts/directory/search-order.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { search } from '../integration/directory/listed.js';
import { changeListings } from '../support/posy/change-listings.js';
import { Oracle } from './oracle.js';
import { queryOf, randomSearch, type RandomSearch } from './random-search.js';

interface Size {
  listings: number;
  /** Searches of which all pages are read. */
  searches: number;
  seed: number;
}

interface Walk {
  search: RandomSearch;
  /** The expected results, in the order of ids. */
  ids: string[];
}

/** Searches with enough results to fill pages, in every order. */
async function walks(oracle: Oracle, { searches, seed }: Size): Promise<Walk[]> {
  const found: Walk[] = [];
  for (let number = 0; found.length < searches; number++) {
    const random = randomSearch(seed, number, oracle.material);
    const sort = searchOrders[found.length % searchOrders.length]!;
    if (sort === 'distance' && !random.place) continue;
    const pageSize = 3 + (number % 17);
    const asked = { ...random, sort, pageSize, filters: number % 3 === 0 ? random.filters : noFilters };
    const { ids, onTheEdge } = await oracle.tell(asked);
    if (onTheEdge === 0 && ids.length > 2 * pageSize) found.push({ search: asked, ids });
  }
  return found;
}

/** All pages by their cursors, as returned. */
async function walkByCursor(
  { posy, material }: Oracle,
  asked: RandomSearch,
  betweenPages: () => Promise<void> = async () => {},
): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page++) {
    const { status, body } = await search(posy, { ...queryOf(asked), page, ...(cursor ? { cursor } : {}) });
    expect([page, status, body.page]).toEqual([page, 200, page]);
    pages.push(body.results.map(({ id }) => id));
    cursor = body.nextCursor;
    await betweenPages();
    if (page > material.documents.length + 1) throw new Error('The pages have no end');
  }
  return pages;
}

async function walkByNumber({ posy }: Oracle, asked: RandomSearch): Promise<string[][]> {
  const pages: string[][] = [];
  for (let page = 1; ; page++) {
    const { body } = await search(posy, { ...queryOf(asked), page });
    if (body.results.length === 0) return pages;
    const hasMore = page * asked.pageSize < body.numResults;
    expect([page, body.nextCursor !== null]).toEqual([page, hasMore]);
    pages.push(body.results.map(({ id }) => id));
  }
}

/** Gives listings other values for all sort keys; the set of matches stays the same. */
async function moveInEveryOrder({ posy }: Oracle, ids: readonly string[], random: SeededRandom): Promise<void> {
  const values = {
    placement: random.integer(0, 3),
    claimed: random.chance(0.5),
    completeness: random.integer(0, 2),
    rating: random.integer(4, 20),
    recencyDay: random.integer(20_000, 21_000),
    createdDay: random.integer(20_000, 21_000),
    priceOrder: random.pick([null, 1, 2, 3, 4] as const),
    nameKey: random.pick(['aaa', 'mmm', 'zzz']),
  };
  await changeListings(posy, () => values, ids);
}

/** Declares the tests that compare the pages of searches with brute force. */
export function checkPages(size: Size): void {
  let oracle: Oracle;

  beforeAll(async () => {
    oracle = await Oracle.over(size.listings);
  }, 180_000);
  afterAll(() => oracle.stop());

  it('show every match once, by number and by cursor alike, in every order [DIR-28, DIR-38, OP-73]', async () => {
    for (const { search: asked, ids } of await walks(oracle, size)) {
      const byCursor = await walkByCursor(oracle, asked);
      expect([queryOf(asked), byCursor.flat().sort()]).toEqual([queryOf(asked), ids]);
      expect(byCursor.slice(0, -1).every((page) => page.length === asked.pageSize)).toBe(true);
      expect(byCursor.at(-1)!.length).toBeGreaterThan(0);
      expect(await walkByNumber(oracle, asked)).toEqual(byCursor);
    }
  });

  it('show no unchanged listing twice and omit none while others change [DIR-27]', async () => {
    const random = new SeededRandom(size.seed, 0);
    let shownAgain = 0;
    for (const { search: asked, ids } of await walks(oracle, size)) {
      const changed = new Set<string>();
      const pages = await walkByCursor(oracle, asked, async () => {
        const some = random.some(ids, 3);
        for (const id of some) changed.add(id);
        await moveInEveryOrder(oracle, some, random);
      });
      const all = pages.flat();
      const still = ids.filter((id) => !changed.has(id));
      expect(still.filter((id) => all.filter((shown) => shown === id).length !== 1)).toEqual([]);
      // The rule of the browser: listings that are shown already stay in their place.
      const shown = pages.reduce<string[]>(
        (before, page) => [...before, ...page.filter((id) => !before.includes(id))],
        [],
      );
      expect(new Set(shown).size).toBe(shown.length);
      expect(new Set(shown)).toEqual(new Set(all));
      shownAgain += all.length - shown.length;
    }
    expect(shownAgain).toBeGreaterThan(0); // otherwise nothing moved, and nothing was tested
  });
}
