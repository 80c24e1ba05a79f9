import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { milesBetween } from '../shared/miles-between.js';
import { nearestStores } from './nearest-stores.js';
import type { RetailStoreView } from './retail-stores.js';

const store = (storeNumber: string, lat: number, lng: number): RetailStoreView => ({
  storeNumber,
  storeName: `Store ${storeNumber}`,
  address: '1 Mill Street',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78702',
  lat,
  lng,
});
const degrees = fc.record({
  latitude: fc.double({ min: 15, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: -53, noNaN: true }),
});

describe('nearestStores', () => {
  it('returns three stores with great-circle miles, the nearest first', () => {
    const stores = [store('1', 29.4849, -98.4658), store('2', 40.7, -74), store('3', 30.3872, -97.7067)];
    const found = nearestStores([...stores, store('4', 29.8833, -97.9414)], { latitude: 30.2672, longitude: -97.7431 });
    expect(found.map(({ storeNumber, distance }) => [storeNumber, distance.toFixed(1)])).toEqual([
      ['3', '8.6'],
      ['4', '29.1'],
      ['1', '69.3'],
    ]);
  });

  it('never leaves out a store that is nearer than one of the three', () => {
    fc.assert(
      fc.property(fc.array(degrees, { maxLength: 12 }), degrees, (points, from) => {
        const stores = points.map(({ latitude, longitude }, index) => store(String(index), latitude, longitude));
        const found = nearestStores(stores, from);
        const miles = points.map((point) => milesBetween(from, point)).sort((a, b) => a - b);
        expect(found.map(({ distance }) => distance)).toEqual(miles.slice(0, 3));
      }),
    );
  });
});
