import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { milesBetween } from './miles-between.js';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const dallas = { latitude: 32.7767, longitude: -96.797 };
const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
const toronto = { latitude: 43.6532, longitude: -79.3832 };

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('miles between two places', () => {
  it.each([
    ['Austin', 'Dallas', austin, dallas, 182],
    ['New York', 'Los Angeles', newYork, losAngeles, 2446],
    ['New York', 'Toronto', newYork, toronto, 342],
  ])('%s and %s are those of an atlas [WS-117]', (_from, _to, from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(1.5);
  });

  it('are half the way around the earth at most, and that between the poles [WS-117]', () => {
    const halfway = (Math.PI * 7_917.6) / 2;
    const poles = [
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 77 },
    ] as const;
    expect(milesBetween(...poles)).toBeCloseTo(halfway, 6);
    fc.assert(fc.property(point, point, (a, b) => milesBetween(a, b) >= 0 && milesBetween(a, b) <= halfway + 1e-6));
  });

  it('are the same in both directions, and none from a place to itself', () => {
    fc.assert(fc.property(point, point, (a, b) => milesBetween(a, b) === milesBetween(b, a)));
    fc.assert(fc.property(point, (a) => milesBetween(a, { ...a }) === 0));
  });

  it('are never more by a detour', () => {
    fc.assert(
      fc.property(
        point,
        point,
        point,
        (a, b, c) => milesBetween(a, c) <= milesBetween(a, b) + milesBetween(b, c) + 1e-4,
      ),
    );
  });

  it('are few across the date line', () => {
    const [east, west] = [
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
    ] as const;
    expect(milesBetween(east, west)).toBeCloseTo(13.8, 1);
  });
});
