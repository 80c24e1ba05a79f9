import { demoData } from '../data/demo-data.js';
import type { Place } from './place.js';
import type { PlaceRow, Setting } from './place-row.js';

/**
 * Exponent of the population: large cities have more vendors, but fewer per inhabitant than a wedding town. New York
 * gets about 60 of 2,000 webstores, Austin 19 and a town like Camden, Maine, one.
 */
const crowding = 0.65;
const leastThousands = 12;

const largestWithFields = 300;

const words = (text: string) => text.split(' ').filter((word) => word !== '');

const placeFrom =
  (country: Place['country']) =>
  ([city, state, latitude, longitude, thousands, areaCode, region, settings, zipCodes]: PlaceRow): Place => {
    const offered = new Set(words(settings) as Setting[]);
    return {
      city,
      state,
      country,
      latitude,
      longitude,
      population: thousands * 1000,
      areaCode,
      region,
      settings: offered,
      rural: thousands < largestWithFields && !offered.has('dense'),
      zipCodes: words(zipCodes),
      weight: Math.max(leastThousands, thousands) ** crowding,
    };
  };

const rows = demoData<Readonly<Record<Place['country'], readonly PlaceRow[]>>>('places');

/** Real places in all US states, the District of Columbia and the ten Canadian provinces. */
export const places: readonly Place[] = [...rows.US.map(placeFrom('US')), ...rows.CA.map(placeFrom('CA'))];
