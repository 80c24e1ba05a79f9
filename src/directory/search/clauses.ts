import type { estypes } from '@elastic/elasticsearch';
import type { MapArea } from '#contracts/directory/map-area.js';
import { localMilesOf, ranking } from '#contracts/directory/ranking-rules.js';
import { type SearchRadius } from '#contracts/shared/search-radius.js';
import { travelDistances, type TravelDistance } from '#contracts/webstore/webstore-content.js';
import { noRadius } from '../index/mapping.js';

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

/**
 * The same, checked listing by listing among the results of the other clauses. The index of locations would first
 * collect all listings within the distance, and for the longer distances that is most listings of a region.
 */
export const eachWithin = (miles: number, { latitude, longitude }: Point): Clause => ({
  geo_distance: { distance: `${miles}mi`, 'location.each': { lat: latitude, lon: longitude } },
});

export const inArea = ({ south, west, north, east }: MapArea): Clause => ({
  geo_bounding_box: { location: { top: north, left: west, bottom: south, right: east } },
});

const radii: readonly (TravelDistance | null)[] = [null, ...travelDistances];

/**
 * Matches local businesses: the place is inside their own travel radius, or near if they give none (`localMilesOf`).
 * Radii are a few fixed ones, so that each distance is one clause.
 */
export const isLocal = (place: Point, chosen?: SearchRadius): Clause =>
  anyOf(
    [...Map.groupBy(radii, (radius) => localMilesOf(radius, chosen))].map(([miles, withThem]) =>
      allOf([
        oneOf(
          'travelRadius',
          withThem.map((radius) => radius ?? noRadius),
        ),
        miles > ranking.localMiles ? eachWithin(miles, place) : within(miles, place),
      ]),
    ),
  );
