import { matchPath } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { categoriesQuery, pageQuery } from './api.js';

/** Reads the public page of a webstore. */
export const webstoreLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ url, api, queryClient }) {
    const webstoreUrl = matchPath(pagePaths.webstore, url.pathname)?.params.webstoreUrl ?? '';
    const [webstore] = await Promise.all([
      queryClient.query(pageQuery(api, webstoreUrl)),
      // The page can be read without the catalogue's words (DIR-2).
      queryClient.query(categoriesQuery(api)).catch(() => undefined),
    ]);
    return webstore === null ? { status: 404 } : { status: 200, about: [webstore.id] };
  },
};
