import type { PageLoader } from '../../lib/page-loader.js';
import { termsQuery } from './terms-query.js';

/** Reads a page that shows the terms of vendors. */
export const termsLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(termsQuery(api));
    return { status: 200 };
  },
};
