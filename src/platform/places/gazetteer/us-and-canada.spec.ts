import { expect, it } from '@jest/globals';
import { OfflinePlaces } from './offline-places.js';
import { presetCities } from '#contracts/shared/preset-cities.js';
import { isInUsOrCanada } from '#contracts/shared/us-and-canada.js';

const places = new OfflinePlaces();

it.each([
  ...presetCities,
  'Honolulu, HI',
  'Anchorage, AK',
  'Adak, AK',
  'San Juan, PR',
  'Key West, FL',
  'Brownsville, TX',
  'El Paso, TX',
  'San Ysidro, CA',
  'St. John’s, NL',
  'Iqaluit, NU',
  'Victoria, BC',
])('%s is in the two countries', (city) => {
  const place = places.placeOfSlug(city);
  expect(place && isInUsOrCanada(place)).not.toBe(false);
});

it('every place of the gazetteer is', () => {
  const states = ['TX', 'AZ', 'CA', 'FL', 'HI', 'AK', 'ME', 'NL', 'NU', 'YT', 'NM', 'WA', 'ON'];
  const some = states.flatMap((state) =>
    [...'abcdefghijklmnopqrstuvw'].flatMap((letter) => places.placesLike(`${letter} ${state}`, 10)),
  );
  expect(some.length).toBeGreaterThan(500);
  expect(some.filter((place) => !isInUsOrCanada(place))).toEqual([]);
});

it.each([
  ['null island', 0, 0],
  ['Paris', 48.857, 2.352],
  ['Mexico City', 19.43, -99.13],
  ['Monterrey', 25.67, -100.31],
  ['Havana', 23.11, -82.37],
  ['Nassau', 25.05, -77.35],
  ['Bermuda', 32.3, -64.8],
  ['Nuuk', 64.18, -51.72],
  ['Tokyo', 35.68, 139.69],
  ['the south pole', -90, 180],
])('%s is not', (_name, latitude, longitude) => {
  expect(isInUsOrCanada({ latitude, longitude })).toBe(false);
});
