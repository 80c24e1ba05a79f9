import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readStores, type ListedStore } from './read-stores.js';

export interface Replacement {
  stores: number;
  /** Numbers that the previous list had and the new one lacks: vendors who chose one of these have to choose again. */
  closed: string[];
}

/**
 * Replaces the committed list with another one, one line per store, ordered by number for readable diffs.
 * @throws StoreListProblems when the new list has a mistake; the old one is kept
 */
export function replaceStores(newFile: string, committedFile: string): Replacement {
  const json = readFileSync(newFile, 'utf8');
  const numbers = new Set(readStores(json).map(({ storeNumber }) => storeNumber));
  const before = JSON.parse(readFileSync(committedFile, 'utf8')) as ListedStore[];
  const stores = (JSON.parse(json) as ListedStore[]).sort((a, b) =>
    a.store_number.localeCompare(b.store_number, 'en', { numeric: true }),
  );
  const lines = stores.map((store) => `  ${JSON.stringify(store)}`);
  // Renamed atomically: a process that starts meanwhile reads either list completely.
  writeFileSync(`${committedFile}.new`, `[\n${lines.join(',\n')}\n]\n`);
  renameSync(`${committedFile}.new`, committedFile);
  return {
    stores: stores.length,
    closed: before.map(({ store_number }) => store_number).filter((number) => !numbers.has(number)),
  };
}
