import { milesBetween, type Point } from '../shared/miles-between.js';
import type { RetailStoreView, StoreAtDistance } from './retail-stores.js';

/** Returns the stores nearest to a point, the nearest first (WS-116); of two at the same distance, the lower number. */
export const nearestStores = (stores: readonly RetailStoreView[], from: Point, most = 3): StoreAtDistance[] =>
  stores
    .map((store) => ({ ...store, distance: milesBetween(from, { latitude: store.lat, longitude: store.lng }) }))
    .sort((a, b) => a.distance - b.distance || a.storeNumber.localeCompare(b.storeNumber))
    .slice(0, most);
