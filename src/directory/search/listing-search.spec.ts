import { expect, it } from '@jest/globals';
import type { SearchEngine } from '#src/platform/search/search-engine.js';
import type { ListingIndex } from '../index/listing-index.js';
import { indexHash } from '../index/mapping.js';
import { ListingSearch } from './listing-search.js';
import { SearchDeadline } from './search-deadline.js';

const badRequest = Object.assign(new Error('unknown field [center]'), { meta: { statusCode: 400 } });

/** A search that the engine refuses, over an index with this definition. */
function refusedOver(hash: string): Promise<string> {
  const engine = { searchAsWritten: () => Promise.reject(badRequest) } as unknown as SearchEngine;
  const index = { alias: 'listings', current: () => Promise.resolve({ hash }) } as unknown as ListingIndex;
  return new ListingSearch(engine, index).searchAsWritten({}, new SearchDeadline());
}

it('search is unavailable while the index lacks a field because another version made it', async () => {
  await expect(refusedOver('older')).rejects.toMatchObject({ code: 'search-unavailable', cause: badRequest });
});

it('any other refusal of the engine is an error', async () => {
  await expect(refusedOver(indexHash)).rejects.toBe(badRequest);
});
