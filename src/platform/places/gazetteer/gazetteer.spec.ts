import { describe, expect, it } from '@jest/globals';
import { placeKey, placeSlug } from '#contracts/shared/place-slug.js';
import { presetCities } from '#contracts/shared/preset-cities.js';
import { states } from '#contracts/shared/states.js';
import { displayTextOf } from '../port/places.js';
import { Gazetteer } from './gazetteer.js';

const gazetteer = Gazetteer.read();
const positions = Array.from({ length: gazetteer.size }, (_unused, at) => at);
const named = (text: string) => gazetteer.place(gazetteer.withKey(placeKey(text)!)!);

describe('the places', () => {
  it('are found again by the slug of each of them, all 35,000 [DIR-9]', () => {
    expect(gazetteer.size).toBeGreaterThan(35_000);
    const lost = positions.filter((at) => {
      const slug = placeSlug(`${gazetteer.cityOf(at)}, ${gazetteer.stateOf(at)}`);
      return gazetteer.withKey(placeKey(slug) ?? '') !== at;
    });
    expect(lost.map((at) => `${gazetteer.cityOf(at)}, ${gazetteer.stateOf(at)}`)).toEqual([]);
  });

  it('have slugs that fit into one segment of an address, and numbers of 32 bits that no two share', () => {
    const slugs = positions.map((at) => placeSlug(`${gazetteer.cityOf(at)}, ${gazetteer.stateOf(at)}`));
    expect(slugs.filter((slug) => !/^[a-z0-9][a-z0-9.'-]*-[a-z]{2}$/.test(slug))).toEqual([]);
    const ids = positions.map((at) => gazetteer.idOf(at));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !Number.isSafeInteger(id) || id <= 0 || id >= 2 ** 31)).toEqual([]);
  });

  it('lie in every state and province, and nowhere else [DIR-34]', () => {
    const inUse = new Set(positions.map((at) => gazetteer.stateOf(at)));
    expect([...inUse].sort()).toEqual(states.map(({ code }) => code).sort());
    const countries = new Map(states.map(({ code, country }) => [code, country]));
    for (const at of positions.filter((_at, count) => count % 50 === 0)) {
      const { country, state, zipcode } = gazetteer.place(at);
      expect(country).toBe(countries.get(state));
      expect(zipcode).toMatch(/^(\d{5}|[A-Z]\d[A-Z]|)$/);
    }
  });

  it('are where everybody knows them to be', () => {
    expect(named('New York City, NY')).toEqual({
      id: 5_128_581,
      city: 'New York City',
      state: 'NY',
      country: 'US',
      latitude: 40.714,
      longitude: -74.006,
      population: 8_175_133,
      zipcode: '10007',
    });
    expect(named('Montréal, QC')).toMatchObject({ country: 'CA', latitude: 45.509, longitude: -73.588 });
    expect(named('Honolulu, HI')).toMatchObject({ latitude: 21.307, longitude: -157.858 });
    expect(named('San Juan, PR')).toMatchObject({ country: 'US', zipcode: expect.stringMatching(/^009/) });
  });

  it('have the preset cities among them [DIR-11]', () => {
    expect(presetCities.map((city) => displayTextOf(named(city)))).toEqual([...presetCities]);
  });

  it('have a number made of the name where GeoNames has none, which stays', () => {
    const { id, population } = named('Loretto, MN');
    expect([id, population]).toEqual([expect.any(Number), 0]);
    expect(gazetteer.withId(id)).toBe(gazetteer.withKey('loretto-mn'));
  });

  it('borrow the nearest zipcode where none is their own', () => {
    expect(named('Hoover, AL').zipcode).toMatch(/^352/);
  });

  it('have a name once in each state: of namesakes the one that the post means', () => {
    expect(named('Vernon, BC')).toMatchObject({ latitude: 50.267, longitude: -119.273 });
    expect(named('Holly Springs, MS')).toMatchObject({ latitude: expect.closeTo(34.77, 1) });
  });
});

describe('the zipcodes', () => {
  it.each([
    ['78702', 'Austin, TX', 30.26, -97.72],
    ['10001', 'New York City, NY', 40.75, -74.0],
    ['00501', 'Holtsville, NY', 40.81, -73.04],
    ['99950', 'Ketchikan, AK', 55.34, -131.64],
    ['00901', 'San Juan, PR', 18.4, -66.06],
    ['M5V', 'Toronto, ON', 43.65, -79.37],
    ['H2Y', 'Montréal, QC', 45.51, -73.55],
    ['X1A', 'Yellowknife, NT', 62.47, -114.34],
  ])('%s belongs to %s [SYS-10]', (code, place, latitude, longitude) => {
    const zipcode = gazetteer.zipcodes.called(code)!;
    expect(displayTextOf(gazetteer.place(zipcode.place))).toBe(place);
    expect(zipcode.latitude).toBeCloseTo(latitude, 1);
    expect(zipcode.longitude).toBeCloseTo(longitude, 1);
  });

  it.each(['00000', '09001', '96960', 'H0H', 'D1A', 'm5v', ''])(
    '%j is none: nobody, an army, another country',
    (code) => {
      expect(gazetteer.zipcodes.called(code)).toBeUndefined();
    },
  );

  it('of the states lie within 25 miles of their place, but for a few in Alaska', () => {
    const far = gazetteer.zipcodes
      .all()
      .filter(({ code, place, ...point }) => /^\d/.test(code) && !gazetteer.isNear(place, point));
    expect(far.length).toBeLessThan(20);
  });
});

describe('the nearest', () => {
  it('delivery area is the one that is compared the long way', () => {
    const all = gazetteer.zipcodes.allAreas();
    for (const { latitude, longitude } of positions.filter((at) => at % 1_500 === 0).map((at) => gazetteer.place(at))) {
      const point = { latitude: latitude + 0.013, longitude: longitude - 0.027 };
      const found = gazetteer.nearestZipcode(point);
      const least = Math.min(...all.map((zipcode) => greatCircle(point, zipcode)));
      if (found) expect(greatCircle(point, found)).toBeCloseTo(least, 1);
      else expect(least).toBeGreaterThan(74);
    }
  });

  it.each([
    ['Paris', 48.857, 2.352],
    ['Mexico City', 19.433, -99.133],
    ['the South Pole', -90, 0],
    ['the Atlantic', 35, -45],
  ])('of %s is nothing', (_where, latitude, longitude) => {
    expect(gazetteer.nearestZipcode({ latitude, longitude })).toBeUndefined();
    expect(gazetteer.nearestPlace({ latitude, longitude })).toBeUndefined();
  });
});

/** Miles, by the haversine formula. */
function greatCircle(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const both = north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east;
  return 7_917.6 * Math.asin(Math.sqrt(both));
}
