import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { boxAround, cellsAt, cellsWithin, reaches } from './reach-cells.js';

const point = fc.record({
  latitude: fc.double({ min: 18, max: 75, noNaN: true }),
  longitude: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: 175, max: 180, noNaN: true }),
    fc.double({ min: -180, max: -175, noNaN: true }),
  ),
});
const degreesPerMile = 360 / (Math.PI * 7_917.6);

/** A point that is about this far away. */
const near = fc.record({
  share: fc.double({ min: 0, max: 1.02, noNaN: true }),
  angle: fc.double({ min: 0, max: 6.3, noNaN: true }),
});

/** Points with others that are at most this far away. */
const pairsWithin = (miles: fc.Arbitrary<number>) =>
  fc
    .tuple(miles, point, near)
    .map(([reach, center, { share, angle }]) => {
      const away = reach * share * degreesPerMile;
      const latitude = center.latitude + away * Math.sin(angle);
      const east = (away * Math.cos(angle)) / Math.cos((center.latitude * Math.PI) / 180);
      return { reach, center, there: { latitude, longitude: ((center.longitude + east + 540) % 360) - 180 } };
    })
    .filter(({ reach, center, there }) => milesBetween(center, there) <= reach);

it('a business has a cell of every point that it reaches', () => {
  fc.assert(
    fc.property(pairsWithin(fc.constantFrom(...reaches)), ({ reach, center, there }) => {
      expect(cellsWithin(reach, center).filter((cell) => cellsAt(there).includes(cell))).toHaveLength(1);
    }),
    { numRuns: 3_000 },
  );
});

it('the box around a disc contains every point of it', () => {
  fc.assert(
    fc.property(pairsWithin(fc.integer({ min: 1, max: 500 })), ({ reach, center, there }) => {
      const { south, west, north, east } = boxAround(reach, center);
      expect(there.latitude).toBeGreaterThanOrEqual(south);
      expect(there.latitude).toBeLessThanOrEqual(north);
      const { longitude } = there;
      // A box across the 180th meridian ends west of where it begins.
      expect(west <= east ? west <= longitude && longitude <= east : longitude >= west || longitude <= east).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

it('a disc has few cells, each of them once, and none far outside of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...reaches), point, (reach, center) => {
      const cells = cellsWithin(reach, center);
      expect(new Set(cells).size).toBe(cells.length);
      if (center.latitude < 50) expect(cells.length).toBeLessThanOrEqual(42);
      const beyond = { ...center, latitude: center.latitude - 1.6 * reach * degreesPerMile };
      expect(cells.filter((cell) => cellsAt(beyond).includes(cell))).toEqual([]);
    }),
  );
});

it('refuses a distance that is no reach', () => {
  expect(() => cellsWithin(26, { latitude: 30, longitude: -97 })).toThrow('26');
});
