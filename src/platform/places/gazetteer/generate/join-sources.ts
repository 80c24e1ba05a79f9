import { placeKey } from '#contracts/shared/place-slug.js';
import { states } from '#contracts/shared/states.js';
import type { PlaceLine } from '../place-line.js';
import { squaredMiles } from '../squared-miles.js';
import { placeOfArea } from './canadian-areas.js';
import { areasOfNobody, borrowedPopulations, brokenAreas, misplaced, otherNames, renamed } from './corrections.js';
import type { JoinedPlace } from './joined-place.js';
import type { SourceCity, Sources, SourceZipcode } from './read-sources.js';

/** Miles from a place within which a postal code of its name is taken to be its own, and not a namesake's. */
const nearby = 25;

/**
 * Merges the sources into one place for each pair of name and state. If two towns of a state share a name, only one is
 * kept, because their display texts and slugs would be the same: the one with the postal codes, or else the larger.
 * Postal codes of the other are assigned to the nearest place.
 */
export function joinSources(sources: Sources): PlaceLine[] {
  const posted = Map.groupBy(sources.usZipcodes, keyOf);
  const cities = sources.cities.filter(({ geoNamesId }) => !misplaced.has(geoNamesId)).map(placeOfCity);
  const places = new Map<string, JoinedPlace>();
  for (const [key, namesakes] of Map.groupBy(cities, keyOf))
    places.set(key, foremost(namesakes, posted.get(key) ?? []));
  const taken = new Set(sources.usZipcodes.map(({ code }) => code));
  const more = sources.moreUsZipcodes.filter((zipcode) => !taken.has(zipcode.code) && isKept(zipcode, places));
  const astray = [...sources.usZipcodes, ...more].filter((zipcode) => !addZipcode(places, zipcode));
  for (const zipcode of astray) nearest(places, zipcode).zipcodes.push(zipcode);
  for (const area of sources.canadianAreas) addArea(places, area);
  const zipcodes = Map.groupBy(
    [...places.values()].flatMap((place) => place.zipcodes),
    ({ state }) => state,
  );
  return [...places.values()].map((place) => finished(place, zipcodes.get(place.state) ?? []));
}

function keyOf({ name, state }: { name: string; state: string }): string {
  const key = placeKey(`${name}, ${state}`);
  if (key === undefined) throw new Error(`'${name}', ${state} has no key`);
  return key;
}

function placeOfCity(city: SourceCity): JoinedPlace {
  const display = `${renamed[`${city.name}, ${city.state}`] ?? city.name}, ${city.state}`;
  const name = display.slice(0, -4);
  const population = borrowedPopulations.has(display) ? 0 : city.population;
  const aliases = [...(otherNames[display] ?? []), ...(name.startsWith('The ') ? [name.slice(4)] : [])];
  return { ...city, name, aliases, population, zipcodes: [] };
}

function foremost(namesakes: readonly JoinedPlace[], posted: readonly SourceZipcode[]): JoinedPlace {
  const own = (place: JoinedPlace) => posted.filter((zipcode) => milesApart(place, zipcode) <= nearby).length;
  const [first] = namesakes.toSorted((a, b) => own(b) - own(a) || b.population - a.population);
  if (!first) throw new Error('a name without a place');
  return first;
}

/** Whether a code of the second list is used: it must have a point, and be in a territory or near a known place. */
function isKept(zipcode: SourceZipcode, places: ReadonlyMap<string, JoinedPlace>): boolean {
  if (zipcode.latitude === 0) return false;
  const place = places.get(keyOf(zipcode));
  return place ? milesApart(place, zipcode) <= nearby : ['AS', 'GU', 'MP', 'PR', 'VI'].includes(zipcode.state);
}

/** Returns false if the place of this name is too far away. */
function addZipcode(places: Map<string, JoinedPlace>, zipcode: SourceZipcode): boolean {
  const { name, state, latitude, longitude } = zipcode;
  const key = keyOf(zipcode);
  // Postal data has 'Bronx' where the map has 'The Bronx'.
  const place = places.get(key) ?? places.get(`the${key}`);
  if (place && milesApart(place, zipcode) > nearby) return false;
  if (place) place.zipcodes.push(zipcode);
  else {
    const found = { name, state, latitude, longitude, aliases: [], geoNamesId: null, population: 0 };
    places.set(key, { ...found, zipcodes: [zipcode] });
  }
  return true;
}

function addArea(places: Map<string, JoinedPlace>, source: SourceZipcode): void {
  if (areasOfNobody.has(source.code)) return;
  const area = { ...source, ...mended(source.code) };
  const place = placeOfArea(area, [...places.values()].filter(isCanadian));
  if (!('newName' in place)) place.zipcodes.push(area);
  else if (!addZipcode(places, { ...area, name: place.newName })) nearest(places, area).zipcodes.push(area);
}

function mended(code: string): Partial<SourceZipcode> {
  const area = brokenAreas[code];
  return area ? { name: area.name, latitude: area.latitude * 1_000, longitude: area.longitude * 1_000 } : {};
}

const provinces = new Set(states.filter(({ country }) => country === 'CA').map(({ code }) => code));
const isCanadian = ({ state }: JoinedPlace) => provinces.has(state);

const milesApart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) =>
  Math.sqrt(squaredMiles(a.latitude, a.longitude, b.latitude, b.longitude));

function nearest(places: ReadonlyMap<string, JoinedPlace>, zipcode: SourceZipcode): JoinedPlace {
  const inState = [...places.values()].filter(({ state }) => state === zipcode.state);
  const [first] = inState.sort((a, b) => milesApart(a, zipcode) - milesApart(b, zipcode));
  if (!first) throw new Error(`${zipcode.state} has no place`);
  return first;
}

/**
 * Sorts the codes with the main one first: the nearest of those with a point of their own, which post office boxes
 * lack.
 * @param around all codes of its state, for a place without codes
 */
function finished(place: JoinedPlace, around: readonly SourceZipcode[]): PlaceLine {
  const inUse = Map.groupBy(place.zipcodes, pointOf);
  const isOwn = (zipcode: SourceZipcode) => inUse.get(pointOf(zipcode))?.length === 1 && milesApart(place, zipcode) > 0;
  const byCode = place.zipcodes.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const [main] = byCode.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || milesApart(place, a) - milesApart(place, b),
  );
  if (main)
    return { ...place, zipcodes: [main, ...byCode.filter((zipcode) => zipcode !== main)], nearestZipcode: undefined };
  const [closest] = around.toSorted((a, b) => milesApart(place, a) - milesApart(place, b));
  return { ...place, nearestZipcode: closest?.code };
}

const pointOf = ({ latitude, longitude }: SourceZipcode) => `${latitude} ${longitude}`;
