import { localMilesOf } from '#contracts/directory/ranking-rules.js';
import type { SearchOrder } from '#contracts/directory/search-order.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { referenceNameStep } from './name-reference.js';
import type { RandomSearch } from './random-search.js';

/** A value of a sort key, lower comes first; miles are compared up to the precision of the engine. */
type Rank = number | string | { miles: number; from: string };
type OrderedSearch = Pick<RandomSearch, 'place' | 'state' | 'area' | 'national' | 'radius' | 'filters' | 'sort'>;

/** The engine rounds locations to about a centimeter and uses another radius of the earth. */
const sameMiles = 0.002;

const milesTo = ({ location }: ListingDocument, place: OrderedSearch['place']): number =>
  place && location ? milesBetween(place, { latitude: location.lat, longitude: location.lon }) : Infinity;

/** The sort keys of a listing without an engine (OP-71 to OP-73). */
export function referenceRanks(search: OrderedSearch, document: ListingDocument): Rank[] {
  const { place, state, area, radius, filters, sort } = search;
  const miles = milesTo(document, place);
  const isNear = place !== undefined && miles <= localMilesOf(document.travelRadius, radius);
  const isLocal = !area && (state === undefined ? isNear : document.state === state);
  const local = isLocal ? 0 : 1;
  const near = place ? [{ miles, from: JSON.stringify(document.location) }] : [];
  if (sort !== 'recommended') return [local, ...chosen[sort](document), ...near, document.id];
  const nameStep = filters.name === undefined ? 0 : referenceNameStep(filters.name, document);
  return [
    local,
    nameStep === 3 ? 0 : 1,
    -document.placement,
    document.claimed ? 0 : 1,
    nameStep === 3 ? 0 : -nameStep,
    -[5, 15, 30, 50].filter((band) => miles <= band).length,
    -document.completeness,
    -document.rating,
    -document.recencyDay,
    document.id,
  ];
}

/** The key of each order that a couple can choose; unknown prices come last in both directions. */
const chosen: Record<Exclude<SearchOrder, 'recommended'>, (document: ListingDocument) => Rank[]> = {
  distance: () => [],
  name: ({ nameKey }) => [nameKey],
  rating: ({ rating }) => [-rating],
  priceLow: ({ priceOrder }) => [priceOrder ?? Infinity],
  priceHigh: ({ priceOrder }) => [priceOrder === null ? Infinity : -priceOrder],
  newest: ({ createdDay }) => [-createdDay],
};

/** Less than 0 if one comes first, 0 if either may. */
export function compareRanks(one: readonly Rank[], other: readonly Rank[]): number {
  for (const [at, a] of one.entries()) {
    const b = other[at] ?? '';
    if (typeof a === 'object' && typeof b === 'object') {
      // Two places can be equally far away, and not so for the engine, which rounds them.
      if (a.from === b.from) continue;
      return Math.abs(a.miles - b.miles) < sameMiles ? 0 : a.miles - b.miles;
    }
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

/**
 * Returns pairs in the wrong order: adjacent ones on a page, and the last of it with each listing that is not on it.
 */
export function misplaced(
  search: OrderedSearch,
  shown: readonly string[],
  found: ReadonlyMap<string, ListingDocument>,
): [first: string, second: string][] {
  const ranks = new Map([...found].map(([id, document]) => [id, referenceRanks(search, document)]));
  const isWrong = ([a, b]: [string, string]) => compareRanks(ranks.get(a)!, ranks.get(b)!) > 0;
  const neighbours = shown.slice(1).map((id, at): [string, string] => [shown[at]!, id]);
  const last = shown.at(-1);
  const isShown = new Set(shown);
  const beyond = [...found.keys()].filter((id) => last !== undefined && !isShown.has(id));
  return [...neighbours, ...beyond.map((id): [string, string] => [last!, id])].filter(isWrong);
}
