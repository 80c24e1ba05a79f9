import type { PageLoader } from '../../lib/page-loader.js';
import { termsQuery } from './terms-query.js';

/** Loads a page with the terms of vendors. */
export const termsLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(termsQuery(api));
    return { status: 200 };
  },
};
