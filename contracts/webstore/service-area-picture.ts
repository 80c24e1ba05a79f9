import type { QueryReader } from '../shared/query-reader.js';
import { travelDistances, type TravelDistance } from './webstore-content.js';

/** Pixels: on phones and beside the form (WS-173). */
export const serviceAreaPictureSizes = [350, 400] as const;

const pictureThemes = ['light', 'dark'] as const;
const words = <const T extends readonly number[]>(numbers: T) => numbers.map(String);

/** The content of the static map of a service area. */
export interface ServiceAreaPicture {
  latitude: number;
  longitude: number;
  /** Miles around the point; null without a circle. */
  miles: TravelDistance | null;
  size: (typeof serviceAreaPictureSizes)[number];
  theme: (typeof pictureThemes)[number];
}

/** Reads the query of the static map. */
export function readServiceAreaPicture(query: QueryReader): ServiceAreaPicture {
  const required = (name: 'latitude' | 'longitude', most: number): number => {
    const degrees = query.decimal(name, { min: -most, max: most });
    return degrees ?? query.refuse(name, 'required', 0);
  };
  const miles = query.choice('miles', words(travelDistances), undefined);
  const size = query.choice('size', words(serviceAreaPictureSizes), '400');
  return {
    latitude: required('latitude', 85),
    longitude: required('longitude', 180),
    miles: miles === undefined ? null : (Number(miles) as TravelDistance),
    size: Number(size) as ServiceAreaPicture['size'],
    theme: query.choice('theme', pictureThemes, 'light'),
  };
}

/** Where the picture is: an address for `<img>`. */
export function serviceAreaPictureUrl({ latitude, longitude, miles, size, theme }: ServiceAreaPicture): string {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
  if (miles !== null) query.set('miles', String(miles));
  query.set('size', String(size));
  query.set('theme', theme);
  return `/media/service-area/map.svg?${query}`;
}
