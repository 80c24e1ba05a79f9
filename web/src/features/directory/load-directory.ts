import { allResults } from '#contracts/shared/all-results.js';
import { categoriesQuery } from '../../lib/categories-query.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { mostPagesAtOnce, singlePageQuery } from './api.js';
import { placeQuery } from '../../lib/places.js';
import { readSearchAddress, writeSearchAddress } from './search-address.js';
import { needsCatalogue, wantedSearch } from './wanted-search.js';

/** Milliseconds for which a page may be cached without an announced change of the results. */
const keepFor = 1_000;

/** The last page of a search that is rendered by the server; browsers load later ones. */
const deepestPage = mostPagesAtOnce;

/** Loads a page of the directory: the meaning of its address, and the results. */
export const directoryLoader: PageLoader = {
  // Every page of every search would be rendered and cached separately: later pages share the last one.
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
    // The browser loads the previous pages.
    if (address.page > 1) await queryClient.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' });
    const loadsInBrowser = address.page >= deepestPage;
    return { status: 200, shown: cards.map(({ id }) => id), about: [allResults], keepFor, loadsInBrowser };
  },
};
