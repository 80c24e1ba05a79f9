import type { estypes } from '@elastic/elasticsearch';
import type { WebstoreSearchQuery } from '#contracts/directory/webstore-search.query.js';
import { travelDistances } from '#contracts/webstore/webstore-content.js';
import { fold } from './fold.js';

type Clause = estypes.QueryDslQueryContainer;
type Point = { latitude: number; longitude: number };

/** Miles around a searched place in which an address counts as local (OP-75). */
const localRadius = 50;
/** Distance counts in bands, so that a neighbour does not outrank a better match by a street. */
const distanceBands = [5, 15, 30, 50];

/**
 * Weights of what the score is made of. Each is a constant, so a score is a small whole number that does not move while
 * a person pages; the larger ones outweigh the sum of the smaller. The engine's own relevance is never used.
 */
const weight = { distanceBand: 1, nameStep: 8, local: 64 };

/**
 * What the engine is asked for a search: filters decide what is found, constants and stored numbers in which order
 * (placement, claimed, local, name match, distance, completeness, rating, recency, id).
 */
export function buildSearchBody(query: WebstoreSearchQuery): estypes.SearchRequest {
  const { page, pageSize } = query;
  return {
    from: (page - 1) * pageSize,
    size: pageSize,
    track_total_hits: true,
    _source: ['card', 'location'],
    query: { bool: { filter: filtersOf(query), should: rankingOf(query) } },
    sort: [...order],
  };
}

const order: estypes.SortCombinations[] = [
  { placement: 'desc' },
  { claimed: 'desc' },
  { _score: { order: 'desc' } },
  { completeness: 'desc' },
  { rating: 'desc' },
  { recencyDay: 'desc' },
  { id: 'asc' },
];

function filtersOf({ categoryId, place, name }: WebstoreSearchQuery): Clause[] {
  const filters: Clause[] = [];
  if (categoryId !== undefined) filters.push({ term: { categoryIds: categoryId } });
  if (place) filters.push(anyOf([isLocal(place), { term: { national: true } }]));
  if (name !== undefined) filters.push(anyOf(nameSteps(name).map(([clause]) => clause)));
  return filters;
}

function rankingOf({ place, name }: WebstoreSearchQuery): Clause[] {
  const nearness = (at: Point) => [
    constant(isLocal(at), weight.local),
    ...distanceBands.map((miles) => constant(within(miles, at), weight.distanceBand)),
  ];
  const match = (text: string) => nameSteps(text).map(([clause, step]) => constant(clause, step * weight.nameStep));
  return [
    // A clause that matches everything gives every hit a score, also where nothing else is ranked.
    constant({ match_all: {} }, 1),
    ...(place ? nearness(place) : []),
    ...(name === undefined ? [] : [{ dis_max: { queries: match(name) } }]),
  ];
}

/** How a name can match, best first: the whole name, its words or the beginning of the last, words with a typo. */
function nameSteps(name: string): [Clause, number][] {
  const folded = fold(name);
  return [
    [{ term: { nameKey: folded } }, 3],
    [{ match_bool_prefix: { name: { query: folded, operator: 'and' } } }, 2],
    [{ match: { name: { query: folded, operator: 'and', fuzziness: 'AUTO', prefix_length: 1 } } }, 1],
  ];
}

/** An address within 50 miles, or a travel radius that covers the place. Radii are a few fixed ones, so each is a filter. */
const isLocal = (place: Point): Clause =>
  anyOf([
    within(localRadius, place),
    ...travelDistances.map((radius) => ({
      bool: { filter: [{ term: { travelRadius: radius } }, within(radius, place)] },
    })),
  ]);

const within = (miles: number, { latitude, longitude }: Point): Clause => ({
  geo_distance: { distance: `${miles}mi`, location: { lat: latitude, lon: longitude } },
});

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
const anyOf = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
