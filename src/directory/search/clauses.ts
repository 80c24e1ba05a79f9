import type { estypes } from '@elastic/elasticsearch';
import type { MapArea } from '#contracts/directory/map-area.js';
import { travelDistances } from '#contracts/webstore/webstore-content.js';

export type Clause = estypes.QueryDslQueryContainer;
export interface Point {
  latitude: number;
  longitude: number;
}

/** Miles around a searched place in which an address counts as local (OP-75). */
const localRadius = 50;

export const anyOf = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const allOf = (filter: Clause[]): Clause => ({ bool: { filter } });
export const noneOf = (must_not: Clause[]): Clause => ({ bool: { must_not } });
export const oneOf = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values.map(String) },
});
/** Matches without a say in the order, or with a fixed one. */
export const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });

const within = (miles: number, { latitude, longitude }: Point): Clause => ({
  geo_distance: { distance: `${miles}mi`, location: { lat: latitude, lon: longitude } },
});

/**
 * The same, for those whom other clauses leave: the engine looks at the place of each of them. By its index it would
 * first collect everybody within the distance, who for the longer ones are most listings of a region.
 */
export const eachWithin = (miles: number, { latitude, longitude }: Point): Clause => ({
  geo_distance: { distance: `${miles}mi`, 'location.each': { lat: latitude, lon: longitude } },
});

export const inArea = ({ south, west, north, east }: MapArea): Clause => ({
  geo_bounding_box: { location: { top: north, left: west, bottom: south, right: east } },
});

/** An address near the place, or a travel radius that covers it. Radii are a few fixed ones, so each is a filter. */
export const isLocal = (place: Point): Clause =>
  anyOf([
    within(localRadius, place),
    // A smaller radius covers the place only from an address that is near anyway.
    ...travelDistances
      .filter((radius) => radius > localRadius)
      .map((radius) => allOf([{ term: { travelRadius: radius } }, eachWithin(radius, place)])),
  ]);
