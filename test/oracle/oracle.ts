import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { facetNames, type WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { activeFilters } from '#contracts/directory/search-filters.js';
import { activeRanges } from '#contracts/directory/search-ranges.js';
import { NationalVendors } from '#src/directory/search/national-vendors.js';
import { splitSearch } from '#src/directory/search/split-search.js';
import { mostPaired } from '#src/directory/search/ways-out.js';
import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { fold } from '#src/directory/index/fold.js';
import { priceSteps } from '#contracts/directory/price-steps.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { displayTextOf, PLACES, type Places } from '#src/platform/places/port/places.js';
import { eventually } from '../support/posy/eventually.js';
import type { Posy } from '../support/posy/posy.js';
import { asSuperuser } from '../support/test-database.js';
import { demoDirectory } from './demo-directory.js';
import { referenceHasName } from './name-reference.js';
import { queryOf, randomSearch, type RandomSearch, type SearchMaterial } from './random-search.js';
import { referenceCalendar } from './reference-calendar.js';
import { wrongNearest } from './reference-nearest.js';
import { misplaced, referenceRanks } from './reference-order.js';
import { referenceAnswer, writeDown, type ReferenceAnswer } from './reference.js';

/** The differences between a response and the truth, with the values that repeat the search. */
export interface Disagreement {
  seed: number;
  number: number;
  query: Record<string, string>;
  answered: unknown;
  told: unknown;
}

/** Largest number of attempts to draw a search without a listing on its edge. */
const mostTries = 20;

/** Sends the same searches to the route and to brute force, over a directory of demo listings. */
export class Oracle {
  /** Number of searches with a filter and results, without results, and with a way out of no results. */
  readonly tally: Record<string, number> = {};
  /** Number of adjacent results that were compared. */
  pairs = 0;
  private readonly documentOf: ReadonlyMap<string, ListingDocument>;

  private constructor(
    readonly posy: Posy,
    private readonly database: pg.Client,
    private readonly places: Places,
    readonly material: SearchMaterial,
  ) {
    this.documentOf = new Map(material.documents.map((document) => [document.id, document]));
  }

  static async over(listings: number): Promise<Oracle> {
    const posy = await demoDirectory(listings);
    const database = new pg.Client({ connectionString: asSuperuser(posy.config.databaseUrl) });
    await database.connect();
    await writeDown(database);
    const { rows } = await database.query<{ document: ListingDocument }>(
      `select document from directory.listing where document is not null order by webstore_id`,
    );
    const documents = rows.map((row) => row.document);
    const places = posy.api.get<Places>(PLACES, { strict: false });
    const cities = new Set(documents.map(({ card }) => displayTextOf(card)));
    const placeOf = new Map(
      [...cities].sort().flatMap((city): [string, number][] => {
        const place = places.placeOfSlug(city);
        return place ? [[city, place.id]] : [];
      }),
    );
    // Every other request counts national vendors by themselves, as in a large directory.
    let requests = 0;
    posy.get(NationalVendors).areMany = () => requests++ % 2 === 1;
    return new Oracle(posy, database, places, { documents, placeOf, placeIds: [...placeOf.values()] });
  }

  async stop(): Promise<void> {
    await this.database.end();
    await this.posy.stop();
  }

  /** The search with this number; one with a listing on its edge is replaced. */
  async search(seed: number, number: number): Promise<{ search: RandomSearch; told: ReferenceAnswer }> {
    for (let tried = 0; ; tried++) {
      const search = randomSearch(seed, number * mostTries + tried, this.material);
      const told = await this.tell(search);
      if (told.onTheEdge === 0) return { search, told };
      if (tried === mostTries) throw new Error(`Search ${number} of seed ${seed} always has somebody on the edge`);
    }
  }

  /** The differences between the response to a search and brute force. */
  async check(seed: number, number: number): Promise<Disagreement[]> {
    const { search, told } = await this.search(seed, number);
    const query = queryOf(search);
    const { status, body } = await this.ask(query);
    const answered = status === 200 ? comparable(body) : body;
    const expected = expectedOf(search, told);
    this.count(search, expected);
    if (splitSearch({ ...search, updateSearchKpiCount: false }, []))
      this.tally['can be split'] = (this.tally['can be split'] ?? 0) + 1;
    const isFound = status === 200 && body.results.every(({ id }) => told.ids.includes(id));
    if (!isFound || JSON.stringify(answered) !== JSON.stringify(expected)) {
      return [{ seed, number, query, answered, told: expected }];
    }
    const wrong = [
      ...this.misplaced(search, told.ids, body.results),
      ...this.wrongCalendars(search, body.results),
      ...this.wrongNearest(search, told, body.waysOut),
    ];
    return wrong.length === 0 ? [] : [{ seed, number, query, answered: wrong, told: 'another order, day or way out' }];
  }

  /** Repeats what a busy machine refuses: that is not a wrong answer. */
  private ask(query: Record<string, string>) {
    return eventually(
      () => this.posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query }),
      ({ status }) => status !== 503,
    );
  }

  /** Pairs of results in the wrong order, with their ranks. */
  private misplaced(search: RandomSearch, ids: readonly string[], results: WebstoreSearchView['results']): unknown[] {
    const found = new Map(ids.map((id) => [id, this.documentOf.get(id)!]));
    this.pairs += Math.max(0, results.length - 1);
    return misplaced(
      search,
      results.map(({ id }) => id),
      found,
    ).map((pair) => pair.map((id) => referenceRanks(search, found.get(id)!)));
  }

  /** Results that say something else about the searched days than their calendars. */
  private wrongCalendars(search: RandomSearch, results: WebstoreSearchView['results']): unknown[] {
    return results.flatMap(({ id, availability, freeDays }) => {
      const expected = referenceCalendar(search, this.documentOf.get(id)!);
      const kind = expected.availability && `${expected.availability}${expected.freeDays ? ' on some days' : ''}`;
      if (kind) this.tally[kind] = (this.tally[kind] ?? 0) + 1;
      return isDeepStrictEqual({ availability, freeDays }, expected) ? [] : [{ id, availability, freeDays, expected }];
    });
  }

  /** A way out to the nearest vendors with another distance, number or area. */
  private wrongNearest({ place }: RandomSearch, told: ReferenceAnswer, ways: WebstoreSearchView['waysOut']): unknown[] {
    const way = ways.find(({ filter, also }) => filter === 'place' && also.length === 0);
    // Without other filters there is one to the whole category, which the comparison above has not counted either.
    if (!way) return [];
    this.tally['the nearest'] = (this.tally['the nearest'] ?? 0) + 1;
    const points = told.elsewhereIds.map((id) => {
      const { location } = this.documentOf.get(id)!;
      return location && { latitude: location.lat, longitude: location.lon };
    });
    const wrong = wrongNearest(way, place, points);
    return wrong === undefined ? [] : [{ way, wrong }];
  }

  private count({ filters }: RandomSearch, { numResults, waysOut }: ReturnType<typeof comparable>): void {
    const kinds = numResults > 0 ? activeFilters(filters) : ['nothing', ...(waysOut.length > 0 ? ['a way out'] : [])];
    for (const kind of kinds) this.tally[kind] = (this.tally[kind] ?? 0) + 1;
  }

  /** The result of brute force for a search. */
  tell(search: RandomSearch): Promise<ReferenceAnswer> {
    const { name, serviceAreas } = search.filters;
    const areas = serviceAreas.map((id) => {
      const place = this.places.placeOfId(id)!;
      return { latitude: place.latitude, longitude: place.longitude, market: fold(displayTextOf(place)) };
    });
    const named =
      name === undefined ? [] : this.material.documents.filter((listing) => referenceHasName(name, listing));
    return referenceAnswer(
      this.database,
      search,
      areas,
      named.map(({ id }) => id),
    );
  }
}

const inOrder = (values: [value: string, count: number, selected: boolean][]) =>
  values.sort(([a], [b]) => (a < b ? -1 : 1));

/** The parts of a response that brute force can determine, in one order. */
const comparable = ({ numResults, results, facets, prices, waysOut }: WebstoreSearchView) => ({
  prices,
  numResults,
  shown: results.length,
  different: new Set(results.map(({ id }) => id)).size,
  facets: facetNames.map((facet) =>
    inOrder(facets[facet].map(({ value, count, selected }) => [value, count, selected])),
  ),
  // The number of nearest listings depends on the distances between them.
  waysOut: waysOut.map(({ filter, also, results }): [names: string, results: number] => [
    [filter, ...also].join('+'),
    filter === 'place' && also.length === 0 ? 0 : results,
  ]),
});

function expectedOf(search: RandomSearch, told: ReferenceAnswer): ReturnType<typeof comparable> {
  const { filters, categoryId, pageSize } = search;
  const { ids, facets, prices } = told;
  const category = categoryId === undefined ? undefined : categoryById(categoryId);
  const own: Partial<Record<string, readonly { id: number }[]>> = category
    ? { subCategoryIds: category.subCategories, styles: category.styles }
    : {};
  const shown = Math.min(ids.length, pageSize);
  return {
    prices: priceSteps.map((_, step) => prices[step] ?? 0),
    numResults: ids.length,
    shown,
    different: shown,
    facets: facetNames.map((facet) => {
      const chosen = filters[facet].map(String);
      const isOwn = (value: string) => own[facet]?.some(({ id }) => String(id) === value) !== false;
      const values = new Set([...Object.keys(facets[facet]).filter(isOwn), ...chosen]);
      return inOrder([...values].map((value) => [value, facets[facet][value] ?? 0, chosen.includes(value)]));
    }),
    waysOut: ids.length > 0 ? [] : expectedWays(search, told),
  };
}

/** Filters that help alone; else pairs, all together, and results beyond the place. */
function expectedWays(search: RandomSearch, told: ReferenceAnswer): [names: string, results: number][] {
  const { filters, ranges, place, state, area, national } = search;
  const helpful = (counts: Record<string, number>) =>
    Object.entries(counts)
      .filter(([, results]) => results > 0)
      .sort(([, a], [, b]) => b - a);
  const alone = helpful(told.without);
  if (alone.length > 0) return alone;
  const active = [...activeFilters(filters), ...activeRanges(ranges)];
  const isSomewhere = place !== undefined || state !== undefined || area !== undefined || national;
  const both = active.length <= mostPaired ? helpful(told.withoutBoth) : [];
  const ways: [string, number][] = [
    ...both,
    ...(both.length === 0 && active.length > 1 && told.here > 0
      ? [[active.join('+'), told.here] as [string, number]]
      : []),
    ...(isSomewhere && told.elsewhere > 0 ? [['place', 0] as [string, number]] : []),
  ];
  if (ways.length > 0 || told.anywhere === 0) return ways;
  const names = [...(isSomewhere ? ['place'] : []), ...active];
  return [[names.join('+'), names.length === 1 ? 0 : told.anywhere]];
}
