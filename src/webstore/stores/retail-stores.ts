import { readFileSync } from 'node:fs';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { readStores } from './read-stores.js';
import { storesFile } from './stores-file.js';

/** The committed stores of the retailer, read once at start, which fails when the file has a mistake. */
export const retailStores: readonly RetailStoreView[] = readStores(readFileSync(storesFile, 'utf8'));

const byNumber = new Map(retailStores.map((store) => [store.storeNumber, store]));

/** Returns the store with a number; null without a number, and for one that the retailer has closed. */
export const retailStoreOf = (storeNumber: string | null): RetailStoreView | null =>
  storeNumber === null ? null : (byNumber.get(storeNumber) ?? null);
