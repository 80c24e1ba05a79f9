import type { TravelDistance, TravelOption } from './webstore-content.js';

/** A point on the earth, in degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** The part of the world that a map shows. */
export interface MapPosition {
  center: MapPoint;
  zoom: number;
}

/** WS-140 */
export const metresPerMile = 1609.34;
/** The inner circle's share of the outer one (WS-140). */
const innerShare = 1 / 15;

/** The radii of the two circles around a primary market, in metres (WS-140). */
export const circleRadii = (distance: TravelDistance): { outer: number; inner: number } => {
  const outer = distance * metresPerMile;
  return { outer, inner: outer * innerShare };
};

/** WS-147: zoom of the interactive map, by the distance in miles. */
const zoomOfDistance: Record<TravelDistance, number> = { 25: 8, 50: 7, 100: 6, 250: 4, 500: 3 };
/** WS-147: zoom of the static map of the setup, by the distance in miles. */
const staticZoomOfDistance: Record<TravelDistance, number> = { 25: 9, 50: 8, 100: 7, 250: 6, 500: 5 };
const staticZoom = 10;

/** The zoom of the setup's static map; without a distance, a closer one (WS-147). */
export const staticMapZoom = (distance: TravelDistance | null): number =>
  distance === null ? staticZoom : staticZoomOfDistance[distance];

/** New York City (WS-148). */
export const defaultMapPosition: MapPosition = { center: { latitude: 40.7128, longitude: -74.006 }, zoom: 13 };
/** A chosen address (WS-148). */
export const addressZoom = 15;

/** WS-145 */
const zoomOfOption: Record<Exclude<TravelOption, 'locally'>, number> = { nationally: 4, globally: 2 };

interface MapSubject {
  travelOption: TravelOption | null;
  travelDistance: TravelDistance | null;
  /** Where the primary market is; absent while it is not known. */
  market: MapPoint | undefined;
  /** Where the business is; absent while it is not known. */
  address: MapPoint | undefined;
}

/** Where the map of a service area is: around the market, over the country or the world, at the address, or in New York. */
export function mapPositionOf({ travelOption, travelDistance, market, address }: MapSubject): MapPosition {
  if (travelOption === 'nationally' || travelOption === 'globally') {
    return { center: market ?? address ?? defaultMapPosition.center, zoom: zoomOfOption[travelOption] };
  }
  if (travelOption === 'locally' && market && travelDistance !== null) {
    return { center: market, zoom: zoomOfDistance[travelDistance] };
  }
  return address ? { center: address, zoom: addressZoom } : defaultMapPosition;
}

const earthCircumference = 40_075_016.686;

/**
 * Metres of one pixel of a Mercator map.
 * @param tileSize pixels of a tile at zoom 0: 256 as in the requirements, 512 in MapLibre
 */
export const metresPerPixel = (latitude: number, zoom: number, tileSize: 256 | 512): number =>
  (earthCircumference * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom);

/** The closest zoom at which so many metres fit into so many pixels of a Mercator map with tiles of 512 pixels. */
export const zoomToFit = (latitude: number, metres: number, pixels: number): number =>
  Math.log2((metresPerPixel(latitude, 0, 512) * pixels) / metres);
