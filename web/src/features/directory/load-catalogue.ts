import type { PageLoader } from '../../lib/page-loader.js';
import { categoriesQuery } from './api.js';

/** Reads a page that shows categories and nothing else. */
export const catalogueLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(categoriesQuery(api));
    return { status: 200 };
  },
};
