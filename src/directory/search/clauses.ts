import type { estypes } from '@elastic/elasticsearch';
import type { MapArea } from '#contracts/directory/map-area.js';
import { type SearchRadius } from '#contracts/shared/search-radius.js';
import { noRadius } from '../index/mapping.js';
import { boxAround, cellsAt } from '../index/reach-cells.js';

export type Clause = estypes.QueryDslQueryContainer;
export interface Point {
  latitude: number;
  longitude: number;
}

export const anyOf = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const allOf = (filter: Clause[]): Clause => ({ bool: { filter } });
export const noneOf = (must_not: Clause[]): Clause => ({ bool: { must_not } });
export const oneOf = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values.map(String) },
});
/** Matches with a fixed score. */
export const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });

const within = (miles: number, { latitude, longitude }: Point): Clause => ({
  geo_distance: { distance: `${miles}mi`, location: { lat: latitude, lon: longitude } },
});

export const inArea = ({ south, west, north, east }: MapArea): Clause => ({
  geo_bounding_box: { location: { top: north, left: west, bottom: south, right: east } },
});

/** More miles than any reach, and a power of two, so that dividing by it is exact. */
const horizon = 512;
const originOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });

/**
 * Matches businesses whose reach covers the place: distance / horizon <= reach / horizon. The engine calculates the
 * distance only for those with a cell at the place, and with a decay function, because each distance clause would first
 * divide the map around its point into thousands of boxes.
 */
const reaches = (place: Point): Clause => ({
  function_score: {
    query: oneOf('cells', cellsAt(place)),
    functions: [
      { linear: { center: { origin: originOf(place), scale: `${horizon / 2}mi`, decay: 0.5 } } },
      { field_value_factor: { field: 'reach', factor: 1 / horizon } },
    ],
    score_mode: 'sum',
    boost_mode: 'replace',
    min_score: 1,
  },
});

/** Matches businesses within the distance and a few more, without calculating any distance. */
export const isAround = (miles: number, place: Point): Clause => inArea(boxAround(miles, place));

/** Scores 1 within the distance and 0 beyond it. */
export const isWithin = (miles: number, place: Point): estypes.QueryDslFunctionScoreContainer => ({
  linear: { center: { origin: originOf(place), offset: `${miles}mi`, scale: '0.0001mi', decay: 0.5 } },
});

/**
 * Matches local businesses: the place is inside their own travel radius, or near if they give none (`localMilesOf`).
 * @param chosen a radius that the couple chose instead
 */
export const isLocal = (place: Point, chosen?: SearchRadius): Clause =>
  chosen === undefined
    ? reaches(place)
    : allOf([within(chosen, place), anyOf([oneOf('travelRadius', [noRadius]), reaches(place)])]);
