import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { noFilters, type SearchFilters } from '#contracts/directory/search-filters.js';
import { best, load, type Figures, type Request } from './load.ts';
import { apiRequests, cities, engineRequests, type SearchCase } from './search-cases.ts';
import { seeded, zipf } from './zipf.ts';

/** Typical searches of couples: every category in every city, with a few filters. */
const size = 1_000;
const exponent = 1.1;
/** Number of requests drawn for each client, which are then repeated. */
const drawn = 2_000;

const choices: readonly Partial<SearchFilters>[] = [
  {},
  { priceTiers: [2] },
  { priceTiers: [2, 3] },
  { resultsIncludeFeatures: ['feature_reviews'] },
  { travelOptions: ['nationally'] },
  { name: 'garden' },
];

function hotCase(): SearchCase {
  const searches = choices.flatMap((choice) =>
    cities.flatMap(([latitude, longitude]) =>
      activeCategories().map(({ id }) => ({
        categoryId: id,
        place: { latitude, longitude },
        filters: { ...noFilters, ...choice },
      })),
    ),
  );
  const random = seeded(1);
  const shuffled = searches.map((search) => ({ search, at: random() })).sort((a, b) => a.at - b.at);
  if (shuffled.length < size) throw new Error('There are too few different searches');
  return { title: 'hot searches', searches: shuffled.slice(0, size).map(({ search }) => search) };
}

/**
 * Measures the engine and the api with its cache under the same traffic, in turns; every client draws searches of its
 * own.
 */
export async function measureCachedSearches(
  engine: { url: string; alias: string },
  api: string,
  options: { clients: number; seconds: number; rounds: number },
): Promise<{ bare: Figures; ours: Figures }> {
  const targets = [
    [engine.url, drawFrom(engineRequests(hotCase(), engine.alias))],
    [api, hotRequests()],
  ] as const;
  const turns: Figures[][] = [[], []];
  for (let round = 0; round <= options.rounds; round++) {
    for (const [at, [url, requests]] of targets.entries()) {
      const figures = await load(url, requests, options.clients, round === 0 ? 2 : options.seconds);
      if (round > 0) turns[at]?.push(figures); // the first round warms up
    }
  }
  const [bare, ours] = turns.map(best);
  return { bare: bare!, ours: ours! };
}

/** The requests of each client to the api. */
export const hotRequests = () => drawFrom(apiRequests(hotCase()));

function drawFrom(requests: readonly Request[]): (client: number) => Request[] {
  return (client) => {
    const draw = zipf(requests.length, exponent, seeded(client + 2));
    return Array.from({ length: drawn }, () => requests[draw()]!);
  };
}
