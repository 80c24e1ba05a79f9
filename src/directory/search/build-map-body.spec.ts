import { describe, expect, it } from '@jest/globals';
import { noFilters } from '#contracts/directory/search-filters.js';
import { cellsAt } from '../index/reach-cells.js';
import { buildMapBody, precisionOf } from './build-map-body.js';

const area = { south: 30, west: -98, north: 31, east: -97 };
const place = { latitude: 30.25, longitude: -97.75 };
const box = { geo_bounding_box: { location: { top: 31, left: -98, bottom: 30, right: -97 } } };

describe('the request body of a map', () => {
  it('counts vendors in the area regardless of the place, and vendors of the whole search without a location', () => {
    const { query, aggs = {} } = buildMapBody({
      categoryId: 11,
      place,
      national: false,
      area,
      filters: { ...noFilters, priceTiers: [2] },
      ranges: {},
    });
    expect(query).toEqual({
      bool: { filter: [{ term: { categoryIds: '11' } }, { terms: { priceTier: ['2'] } }] },
    });
    expect(aggs['onMap']?.filter).toEqual(box);
    const offMap = JSON.stringify(aggs['offMap']?.filter);
    expect(offMap).toContain('"must_not":[{"exists":{"field":"location"}}]');
    expect(offMap).toContain(JSON.stringify(cellsAt(place)));
  });

  it('has six to twelve cells across the longer side', () => {
    for (const span of [0.001, 0.4, 1, 7, 58, 180]) {
      const cells = span / (360 / 2 ** precisionOf({ south: 0, west: 0, north: 0, east: span }));
      expect(cells).toBeGreaterThanOrEqual(6);
      expect(cells).toBeLessThanOrEqual(12);
    }
    expect(precisionOf({ south: 30, west: -98, north: 30, east: -98 })).toBe(25);
  });
});
