import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import { joinClusters } from './join-clusters.js';

const at = (latitude: number, longitude: number, count = 1): VendorClusterView => ({
  latitude,
  longitude,
  count,
  around: 'Austin, TX',
  area: { south: latitude, west: longitude, north: latitude, east: longitude },
  listing: null,
});

describe('markers that would touch', () => {
  it('are joined when zoomed out and separate when zoomed in', () => {
    const two = [at(30.2, -97.7, 3), at(30.3, -97.7)];
    expect(joinClusters(two, 12)).toHaveLength(2);
    const [one, ...others] = joinClusters(two, 6);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ count: 4, area: { south: 30.2, west: -97.7, north: 30.3, east: -97.7 } });
    expect(one?.latitude).toBeCloseTo(30.225);
  });

  it('keep every vendor, and do not touch after joining', () => {
    const somewhere = fc.record({
      latitude: fc.double({ min: 25, max: 49, noNaN: true }),
      longitude: fc.double({ min: -125, max: -66, noNaN: true }),
      count: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 60 }), fc.double({ min: 2, max: 16, noNaN: true }), (all, zoom) => {
        const clusters = all.map(({ latitude, longitude, count }) => at(latitude, longitude, count));
        const joined = joinClusters(clusters, zoom);
        const sum = (of: readonly VendorClusterView[]) => of.reduce((total, { count }) => total + count, 0);
        expect(sum(joined)).toBe(sum(clusters));
        expect(joinClusters(joined, zoom)).toHaveLength(joined.length);
      }),
    );
  });
});
