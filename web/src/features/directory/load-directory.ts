import { allResults } from '#contracts/shared/all-results.js';
import { categoriesQuery } from '../../lib/categories-query.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { searchQuery } from './api.js';
import { Pace } from './pace.js';
import { placeQuery } from './places.js';
import { readSearchAddress, writeSearchAddress } from './search-address.js';
import { needsCatalogue, wantedSearch } from './wanted-search.js';

/** Milliseconds that a page may be kept when nobody says that there are other results. */
const keepFor = 1_000;

/** Reads a page of the directory: what the words of its address mean, and what is found. */
export const directoryLoader: PageLoader = {
  addressOf: (url) => writeSearchAddress(readSearchAddress(url)),
  async load({ url, api, queryClient }) {
    const address = readSearchAddress(url);
    const catalogue = queryClient.query(categoriesQuery(api));
    const [categories, place] = await Promise.all([
      needsCatalogue(address) ? catalogue : catalogue.catch(() => undefined),
      address.place === undefined ? undefined : queryClient.query(placeQuery(api, address.place)),
    ]);
    const { criteria, refusal } = wantedSearch(address, { categories, place });
    if (refusal) return { status: refusal === 'short-name' ? 200 : 404 };
    const { cards } = await queryClient.query(searchQuery(api, criteria, address.page, new Pace(), { counts: false }));
    return { status: 200, shown: cards.map(({ id }) => id), about: [allResults], keepFor };
  },
};
