import { expect, it } from '@jest/globals';
import { distanceRings, pointAt, ringMiles } from './distance-rings.js';

const austin = { latitude: 30.267, longitude: -97.743 };

/** Haversine, in miles. */
function milesBetween(one: typeof austin, other: typeof austin): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * 3_959 * Math.asin(Math.sqrt(Math.sin(north / 2) ** 2 + across));
}

it('each ring has its distance from the place, in every direction', () => {
  const { coordinates } = distanceRings(austin);
  expect(coordinates).toHaveLength(ringMiles.length);
  coordinates.forEach((ring, nth) => {
    for (const [longitude = 0, latitude = 0] of ring) {
      const miles = milesBetween(austin, { latitude, longitude });
      expect(Math.abs(miles / (ringMiles[nth] ?? 0) - 1)).toBeLessThan(0.01);
    }
    expect(ring.at(-1)?.map((degrees) => degrees.toFixed(6))).toEqual(ring[0]?.map((degrees) => degrees.toFixed(6)));
  });
});

it('its label is at its northern end', () => {
  expect(pointAt(austin, 69.05, 0)).toEqual({ latitude: 31.267, longitude: -97.743 });
});
