import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { displayTextOf } from '../port/places.js';
import { OfflinePlaces } from './offline-places.js';

const places = new OfflinePlaces();
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  const ignore = () => undefined;
  Logger.overrideLogger({ log: ignore, error: ignore, warn: (message: string) => void logged.push(message) });
});
afterEach(() => Logger.overrideLogger(false));

describe('an address', () => {
  it.each([
    ['18 Pecan Alley, Austin, TX 78702', '78702', 'Austin, TX'],
    ['18 Pecan Alley Austin TX 78702-1234', '78702', 'Austin, TX'],
    ['18 Pecan Alley, Austin, TX 78702, USA', '78702', 'Austin, TX'],
    ['290 Bremner Blvd, Toronto, ON M5V 3L9, Canada', 'M5V 3L9', 'Toronto, ON'],
    ['290 Bremner Blvd, Toronto, ON, m5v3l9', 'M5V 3L9', 'Toronto, ON'],
    ['18 Pecan Alley, Austin, TX', '78701', 'Austin, TX'],
    ['18 Pecan Alley, Austin, Texas', '78701', 'Austin, TX'],
    ['18 Pecan Alley Austin TX', '78701', 'Austin, TX'],
    ['12345 Main Street, Austin, TX', '78701', 'Austin, TX'],
    ['18 Pecan Alley, Austin, TX 00000', '78701', 'Austin, TX'],
    ['1 Main St, Charleston, West Virginia', '25301', 'Charleston, WV'],
    ['5 Rue St-Paul, Montréal, QC', 'H3A', 'Montréal, QC'],
    ['St Louis, MO 63103', '63103', 'St. Louis, MO'],
    ['New York, NY', '10007', 'New York City, NY'],
    ['austin', '78701', 'Austin, TX'],
    ['Toronto, Canada', 'M5N', 'Toronto, ON'],
    ['78702', '78702', 'Austin, TX'],
  ])('%s has the zipcode %s and is in %s [SYS-10, SYS-12, OP-134]', async (address, zipcode, displayText) => {
    const { latitude, longitude, ...found } = (await places.geocodeAddress(address))!;
    const place = places.placeOfSlug(displayText)!;
    expect(found).toEqual({ zipcode, placeId: String(place.id), displayText });
    expect(Math.abs(latitude - place.latitude) + Math.abs(longitude - place.longitude)).toBeLessThan(0.3);
    expect(logged).toEqual([]);
  });

  it.each([
    'Paris, France',
    '10 Downing Street, London SW1A 2AA',
    'nowhere at all',
    '💍',
    ',,,',
    'Springfeld, IL',
    'TX',
  ])('%j answers nothing and is logged without the address [SYS-15]', async (address) => {
    expect(await places.geocodeAddress(address)).toBeUndefined();
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain(address);
  });
});

describe('a zipcode', () => {
  it.each([
    ['78702', '78702'],
    [' 78702-1234 ', '78702'],
    ['787021234', '78702'],
    ['m5v', 'M5V'],
    ['M5V3L9', 'M5V 3L9'],
    ['m5v 3l9', 'M5V 3L9'],
  ])('%j is %s [SYS-10]', async (text, zipcode) => {
    expect((await places.geocodeZipcode(text))?.zipcode).toBe(zipcode);
  });

  it.each(['00000', '99999', 'SW1A 1AA', '75001 Paris', '1234', 'D1A 1A1', '09001', '', '💍', '787O2'])(
    '%j outside North America answers nothing and is logged [SYS-11]',
    async (zipcode) => {
      expect(await places.geocodeZipcode(zipcode)).toBeUndefined();
      expect(logged).toEqual([`${JSON.stringify(zipcode)} is no zipcode of the United States or Canada`]);
    },
  );
});

describe('a point', () => {
  it.each([
    [30.264, -97.717, /^78702$/, 'Austin, TX'],
    // A code of boxes, 78799, has the very center of the city as its point.
    [30.267, -97.743, /^78701$/, 'Austin, TX'],
    [40.75, -73.997, /^10001$/, 'New York City, NY'],
    [43.653, -79.369, /^M5[A-Z]$/, 'Toronto, ON'],
    [61.218, -149.9, /^995\d\d$/, 'Anchorage, AK'],
    [21.307, -157.858, /^968\d\d$/, 'Honolulu, HI'],
    [63.749, -68.522, /^X0A$/, 'Iqaluit, NU'],
  ])('%d %d is in %s, %s [SYS-10]', async (latitude, longitude, zipcode, displayText) => {
    const found = await places.geocodePoint({ latitude, longitude });
    expect(found).toMatchObject({ latitude, longitude, displayText, zipcode: expect.stringMatching(zipcode) });
    expect(displayTextOf(places.placeNear({ latitude, longitude })!)).toBe(displayText);
  });

  it.each([
    [48.857, 2.352],
    [90, 0],
    [-90, 180],
    [0, 0],
    [51.5, -0.12],
  ])('%d %d is in neither country: nothing, and logged [SYS-11]', async (latitude, longitude) => {
    expect(await places.geocodePoint({ latitude, longitude })).toBeUndefined();
    expect(places.placeNear({ latitude, longitude })).toBeUndefined();
    expect(logged).toHaveLength(1);
  });
});

describe('a place', () => {
  it('is found by its number, which every suggestion carries [SYS-10]', async () => {
    const [austin] = places.placesLike('austin tx', 1);
    expect(await places.geocodePlaceId(String(austin!.id))).toEqual({
      zipcode: '78701',
      latitude: 30.267,
      longitude: -97.743,
      placeId: String(austin!.id),
      displayText: 'Austin, TX',
    });
    expect(places.placeOfId(austin!.id)).toEqual(austin);
  });

  it.each(['1', '99999999999', '0', '-1', '1.5', 'ChIJLwPMoJm1RIYRetVp1EtGm10', '', ' 4671654'])(
    'is none for the number %j [SYS-15]',
    async (placeId) => {
      expect(await places.geocodePlaceId(placeId)).toBeUndefined();
      expect(logged).toHaveLength(1);
    },
  );

  it('is found by its slug in each spelling [DIR-9, DIR-10]', () => {
    for (const slug of ['newyork-ny', 'newyorkcity-ny', 'NewYork-NY']) {
      expect(displayTextOf(places.placeOfSlug(slug)!)).toBe('New York City, NY');
    }
    expect(places.placeOfSlug('newyork-tx')).toBeUndefined();
    expect(places.placeOfSlug('nonsense')).toBeUndefined();
  });

  it('is suggested for its zipcode', () => {
    for (const text of ['78702', '78702-0001'])
      expect(places.placesLike(text, 5).map(displayTextOf)).toEqual(['Austin, TX']);
    expect(places.placesLike('m5v 3l9', 5).map(displayTextOf)).toEqual(['Toronto, ON']);
  });
});

it('answers any text at all, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      expect(places.placesLike(text, 5).length).toBeLessThanOrEqual(5);
      for (const found of [
        await places.geocodeAddress(text),
        await places.geocodeZipcode(text),
        await places.geocodePlaceId(text),
      ]) {
        if (found) expect(found.displayText).toMatch(/^.+, [A-Z]{2}$/);
      }
      places.placeOfSlug(text);
    }),
    { numRuns: 500 },
  );
});
