import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WayOutView } from '#contracts/directory/directory.views.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { baseFilters } from './build-search-body.js';
import { allOf, type Clause } from './clauses.js';
import { wayOut } from './facet-aggregations.js';
import { filterClauses, type ChoiceName, type ServiceArea } from './filter-clauses.js';
import { whereabouts } from './ranking.js';

/** Number of nearest listings that are read. */
const mostNearest = 24;
/** Listings up to this much farther away than the nearest are offered with it. */
const asFar = { times: 1.1, miles: 5 };
/** Degrees added around the outermost of them, so that none is on the edge. */
const margin = 0.01;
/** Largest number of filters whose pairs are counted: among more, one pair rarely blocks all results, and each pair costs a count. */
export const mostPaired = 5;

const nameOfPair = (pair: readonly ChoiceName[]) => pair.join('+');

/**
 * Builds the second request of a search without results, used if removing one filter alone does not help: which pairs
 * of filters block the results, how many there are without any, and the nearest beyond the radius. Searches with
 * results never make it.
 */
export function buildWaysOutBody(search: DirectorySearch, areas: readonly ServiceArea[] = []): estypes.SearchRequest {
  const clauses = filterClauses(search, areas);
  const here = [...baseFilters(search), whereabouts(search) ?? []].flat();
  const under = (filters: Clause[]): estypes.AggregationsAggregationContainer => ({ filter: allOf(filters) });
  const without = (names: readonly ChoiceName[]) =>
    [...clauses].flatMap(([name, clause]) => (names.includes(name) ? [] : [clause]));
  const pairs = pairsOf([...clauses.keys()]);
  const elsewhere = allOf([...clauses.values()]);
  return {
    size: search.place ? mostNearest : 0,
    track_total_hits: true,
    _source: ['card', 'location'],
    query: allOf(baseFilters({ categoryId: search.categoryId, national: false })),
    post_filter: allOf([elsewhere, { exists: { field: 'location' } }]),
    ...(search.place ? { sort: nearestFirst(search.place) } : {}),
    aggs: {
      here: {
        ...under(here),
        aggs: Object.fromEntries(pairs.map((pair) => [nameOfPair(pair), under(without(pair))])),
      },
      elsewhere: { filter: elsewhere },
      anywhere: under([]),
    },
  };
}

const nearestFirst = ({ latitude, longitude }: NonNullable<DirectorySearch['place']>): estypes.SortCombinations[] => [
  { _geo_distance: { location: { lat: latitude, lon: longitude }, order: 'asc', unit: 'mi' } },
];

const pairsOf = (names: readonly ChoiceName[]): (readonly [ChoiceName, ChoiceName])[] =>
  names.length > mostPaired
    ? []
    : names.flatMap((one, at) => names.slice(at + 1).map((other): [ChoiceName, ChoiceName] => [one, other]));

/** The parts of the engine's response that are read. */
export interface WaysOutResponse {
  hits: readonly { location: { lat: number; lon: number } | null }[];
  here: { doc_count: number } & Record<string, { doc_count: number } | number>;
  elsewhere: { doc_count: number };
  anywhere: { doc_count: number };
}

/** Whether a search finds fewer vendors because it says where. */
export const namesAPlace = ({ place, state, area, national }: DirectorySearch): boolean =>
  place !== undefined || state !== undefined || area !== undefined || national;

/** Returns the ways out, the smallest change first; none only if the whole category is empty. */
export function readFartherWays(
  search: DirectorySearch,
  active: readonly ChoiceName[],
  found: WaysOutResponse,
): WayOutView[] {
  const isSomewhere = namesAPlace(search);
  const pairs = pairsOf(active)
    .map((pair) => wayOut(pair, countIn(found.here[nameOfPair(pair)])))
    .filter(({ results }) => results > 0)
    .sort((a, b) => b.results - a.results);
  const farther = isSomewhere ? [nearest(search, found)].filter((way) => way !== undefined) : [];
  const all = pairs.length === 0 && active.length > 1 ? wayOut(active, found.here.doc_count) : undefined;
  const ways = [...pairs, ...(all && all.results > 0 ? [all] : []), ...farther];
  if (ways.length > 0 || found.anywhere.doc_count === 0) return ways;
  return [wayOut(isSomewhere ? ['place', ...active] : active, found.anywhere.doc_count)];
}

const countIn = (part: { doc_count: number } | number | undefined): number =>
  typeof part === 'object' ? part.doc_count : 0;

/** Results beyond the radius: the nearest and others about as far away; all results where the search has no point. */
function nearest({ place }: DirectorySearch, { hits, elsewhere }: WaysOutResponse): WayOutView | undefined {
  if (elsewhere.doc_count === 0) return undefined;
  const points = hits.flatMap(({ location }) =>
    location ? [{ latitude: location.lat, longitude: location.lon }] : [],
  );
  const [first] = points;
  if (!place || !first) return wayOut(['place'], elsewhere.doc_count);
  const distance = milesBetween(place, first);
  const limit = Math.max(distance * asFar.times, distance + asFar.miles);
  const area = around(points.filter((point) => milesBetween(place, point) <= limit));
  const results = points.filter((point) => isWithin(area, point)).length;
  return { ...wayOut(['place'], results), distance: Math.round(distance * 10) / 10, area };
}

interface Point {
  latitude: number;
  longitude: number;
}

function around(points: readonly Point[]): MapArea {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.max(-90, Math.min(...latitudes) - margin),
    west: Math.max(-180, Math.min(...longitudes) - margin),
    north: Math.min(90, Math.max(...latitudes) + margin),
    east: Math.min(180, Math.max(...longitudes) + margin),
  };
}

const isWithin = ({ south, west, north, east }: MapArea, { latitude, longitude }: Point) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
