import { categoriesQuery } from '../../lib/categories-query.js';
import type { PageLoader } from '../../lib/page-loader.js';

/** Loads a page with categories only. */
export const catalogueLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(categoriesQuery(api));
    return { status: 200 };
  },
};
