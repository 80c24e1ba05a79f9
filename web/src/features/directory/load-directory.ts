import { allResults } from '#contracts/shared/all-results.js';
import { categoriesQuery } from '../../lib/categories-query.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { mostPagesAtOnce, singlePageQuery } from './api.js';
import { placeQuery } from '../../lib/places.js';
import { readSearchAddress, writeSearchAddress } from './search-address.js';
import { needsCatalogue, wantedSearch } from './wanted-search.js';

/** Milliseconds that a page may be kept when nobody says that there are other results. */
const keepFor = 1_000;

/** The deepest page of a search that is rendered; browsers show the rest, one page after another. */
const deepestPage = mostPagesAtOnce;

/** Reads a page of the directory: what the words of its address mean, and what is found. */
export const directoryLoader: PageLoader = {
  // Every page of every search would be rendered and kept on its own: deeper pages share the last one.
  addressOf: (url) => {
    const address = readSearchAddress(url);
    return writeSearchAddress({ ...address, page: Math.min(address.page, deepestPage) });
  },
  async load({ url, api, queryClient }) {
    const address = readSearchAddress(url);
    const catalogue = queryClient.query(categoriesQuery(api));
    const [categories, place] = await Promise.all([
      needsCatalogue(address) ? catalogue : catalogue.catch(() => undefined),
      address.place === undefined ? undefined : queryClient.query(placeQuery(api, address.place)),
    ]);
    const { criteria, refusal } = wantedSearch(address, { categories, place });
    if (refusal) return { status: refusal === 'short-name' ? 200 : 404 };
    const asked = singlePageQuery(api, criteria, address.page);
    const { cards } = await queryClient.query(asked);
    // The browser asks for the pages before it.
    if (address.page > 1) await queryClient.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' });
    const startsAnew = address.page >= deepestPage;
    return { status: 200, shown: cards.map(({ id }) => id), about: [allResults], keepFor, startsAnew };
  },
};
