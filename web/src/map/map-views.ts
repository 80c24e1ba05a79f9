import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl';
import type { MapArea } from '#contracts/directory/map-area.js';

/** The visible area of a map. */
export interface MapView {
  area: MapArea;
  zoom: number;
}

/** The United States without Alaska and Hawaii. */
const wholeCountry: MapArea = { south: 23, west: -128.5, north: 51, east: -63.5 };
/** Degrees on both sides of a searched place: about 25 miles. */
const nearby = 0.36;
/** The same for the center of a state, of which most are not larger. */
const aroundState = 3.5;

/** The initial view: the searched area, else around the place, else the country. */
export function firstArea(
  area: MapArea | undefined,
  place: { latitude: number; longitude: number } | undefined,
  isState = false,
): MapArea {
  if (area) return area;
  if (!place) return wholeCountry;
  const { latitude, longitude } = place;
  const high = isState ? aroundState : nearby;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - high, west: longitude - wide, north: latitude + high, east: longitude + wide };
}

export const boundsOf = ({ south, west, north, east }: MapArea): LngLatBoundsLike => [west, south, east, north];

const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));

export function viewOf(map: MapLibreMap): MapView {
  const bounds = map.getBounds();
  return {
    area: {
      south: within(bounds.getSouth(), 90),
      west: within(bounds.getWest(), 180),
      north: within(bounds.getNorth(), 90),
      east: within(bounds.getEast(), 180),
    },
    zoom: map.getZoom(),
  };
}

/** Returns whether two areas differ by a few pixels at most. */
export function isSameView(one: MapArea, other: MapArea): boolean {
  const span = Math.max(one.east - one.west, one.north - one.south);
  return (['south', 'west', 'north', 'east'] as const).every((side) => Math.abs(one[side] - other[side]) <= span / 50);
}
