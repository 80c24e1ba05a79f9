import pg from 'pg';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { facetNames, type WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { activeFilters } from '#contracts/directory/search-filters.js';
import { fold } from '#src/directory/index/fold.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { displayTextOf, PLACES, type Places } from '#src/platform/places/port/places.js';
import type { Posy } from '../support/posy/posy.js';
import { asSuperuser } from '../support/test-database.js';
import { demoDirectory } from './demo-directory.js';
import { referenceHasName } from './name-reference.js';
import { queryOf, randomSearch, type RandomSearch, type SearchMaterial } from './random-search.js';
import { referenceAnswer, writeDown, type ReferenceAnswer } from './reference.js';

/** How far what the route answers is from the truth, with what makes the same search again. */
export interface Disagreement {
  seed: number;
  number: number;
  query: Record<string, string>;
  answered: unknown;
  told: unknown;
}

/** Searches spent in looking for one that no listing is on the edge of. */
const mostTries = 20;

/** Asks the route and brute force the same, over a directory of demo listings. */
export class Oracle {
  /** How many searches had a filter and found something, found nothing, or had a way out of nothing. */
  readonly tally: Record<string, number> = {};

  private constructor(
    readonly posy: Posy,
    private readonly database: pg.Client,
    private readonly places: Places,
    readonly material: SearchMaterial,
  ) {}

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
    return new Oracle(posy, database, places, { documents, placeOf, placeIds: [...placeOf.values()] });
  }

  async stop(): Promise<void> {
    await this.database.end();
    await this.posy.stop();
  }

  /** The search with this number; one that a listing is on the edge of is replaced. */
  async search(seed: number, number: number): Promise<{ search: RandomSearch; told: ReferenceAnswer }> {
    for (let tried = 0; ; tried++) {
      const search = randomSearch(seed, number * mostTries + tried, this.material);
      const told = await this.tell(search);
      if (told.onTheEdge === 0) return { search, told };
      if (tried === mostTries) throw new Error(`Search ${number} of seed ${seed} always has somebody on the edge`);
    }
  }

  /** Where the answer to a search differs from brute force; nothing when it does not. */
  async check(seed: number, number: number): Promise<Disagreement[]> {
    const { search, told } = await this.search(seed, number);
    const query = queryOf(search);
    const { status, body } = await this.posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query });
    const answered = status === 200 ? comparable(body) : body;
    const expected = expectedOf(search, told);
    this.count(search, expected);
    const isFound = status === 200 && body.results.every(({ id }) => told.ids.includes(id));
    if (isFound && JSON.stringify(answered) === JSON.stringify(expected)) return [];
    return [{ seed, number, query, answered, told: expected }];
  }

  private count({ filters }: RandomSearch, { numResults, waysOut }: ReturnType<typeof comparable>): void {
    const kinds = numResults > 0 ? activeFilters(filters) : ['nothing', ...(waysOut.length > 0 ? ['a way out'] : [])];
    for (const kind of kinds) this.tally[kind] = (this.tally[kind] ?? 0) + 1;
  }

  /** What brute force says of a search. */
  tell(search: RandomSearch): Promise<ReferenceAnswer> {
    const { name, serviceAreas } = search.filters;
    const areas = serviceAreas.map((id) => {
      const place = this.places.placeOfId(id)!;
      return { latitude: place.latitude, longitude: place.longitude, market: fold(displayTextOf(place)) };
    });
    const named =
      name === undefined ? [] : this.material.documents.filter((listing) => referenceHasName(name, listing.name));
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

/** What brute force can tell of an answer, in one order. */
const comparable = ({ numResults, results, facets, waysOut }: WebstoreSearchView) => ({
  numResults,
  shown: results.length,
  different: new Set(results.map(({ id }) => id)).size,
  facets: facetNames.map((facet) =>
    inOrder(facets[facet].map(({ value, count, selected }) => [value, count, selected])),
  ),
  waysOut: waysOut.map(({ filter, results }): [filter: string, results: number] => [filter, results]),
});

function expectedOf(
  { filters, pageSize }: RandomSearch,
  { ids, facets, without }: ReferenceAnswer,
): ReturnType<typeof comparable> {
  const shown = Math.min(ids.length, pageSize);
  return {
    numResults: ids.length,
    shown,
    different: shown,
    facets: facetNames.map((facet) => {
      const chosen = filters[facet].map(String);
      const values = new Set([...Object.keys(facets[facet]), ...chosen]);
      return inOrder([...values].map((value) => [value, facets[facet][value] ?? 0, chosen.includes(value)]));
    }),
    waysOut:
      ids.length > 0
        ? []
        : Object.entries(without)
            .filter(([, results]) => results > 0)
            .sort(([, a], [, b]) => b - a),
  };
}
