import { describe, expect, it } from '@jest/globals';
import { places } from './places.js';

const states = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');
const provinces = 'AB BC MB NB NL NS ON PE QC SK'.split(' ');
const known = new Set(['city', 'dense', 'coast', 'lake', 'mountain', 'wine', 'desert']);

describe('places', () => {
  it('cover every US state, the District of Columbia and every Canadian province, with each place once', () => {
    expect(new Set(places.map((place) => place.state))).toEqual(new Set([...states, ...provinces]));
    expect(new Set(places.map((place) => `${place.city}, ${place.state}`)).size).toBe(places.length);
    expect(places.length).toBeGreaterThanOrEqual(220);
  });

  it('have coordinates in North America or Hawaii, and codes in the format of their country', () => {
    for (const place of places) {
      expect(place.latitude).toBeGreaterThan(18);
      expect(place.latitude).toBeLessThan(62);
      expect(place.longitude).toBeGreaterThan(-160);
      expect(place.longitude).toBeLessThan(-52);
      expect(place.country).toBe(provinces.includes(place.state) ? 'CA' : 'US');
      expect(place.areaCode).toMatch(/^[2-9]\d\d$/);
      expect(place.zipCodes.length).toBeGreaterThan(0);
      for (const code of place.zipCodes) expect(code).toMatch(place.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z]$/);
      expect(place.region).not.toBe('');
      expect([...place.settings].filter((setting) => !known.has(setting))).toEqual([]);
    }
  });

  it('are near their neighbors: no place is far from the middle of its state', () => {
    for (const state of [...states, ...provinces]) {
      const within = places.filter((place) => place.state === state);
      const middle = (of: 'latitude' | 'longitude') =>
        within.reduce((sum, place) => sum + place[of], 0) / within.length;
      for (const place of within) {
        expect(Math.abs(place.latitude - middle('latitude'))).toBeLessThan(8);
        expect(Math.abs(place.longitude - middle('longitude'))).toBeLessThan(13);
      }
    }
  });

  it('have no farms in the largest and the densest cities', () => {
    const rural = (city: string) => places.find((place) => place.city === city)?.rural;
    expect(rural('Dripping Springs')).toBe(true);
    expect(rural('New York')).toBe(false);
    expect(rural('Jersey City')).toBe(false);
  });
});
