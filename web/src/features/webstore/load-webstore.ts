import { matchPath } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { categoriesQuery } from '../../lib/categories-query.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { availabilityQuery, pageQuery, reviewsQuery } from './api.js';
import { monthOf } from '../../base/months.js';

/** Loads the public page of a webstore. */
export const webstoreLoader: PageLoader = {
  addressOf: ({ pathname }) => pathname,
  async load({ url, api, queryClient }) {
    // In the form of the router's parameter: the page uses the same cache key.
    const segment = matchPath(pagePaths.webstore, url.pathname)?.params.webstoreUrl ?? '';
    const webstoreUrl = decodeURIComponent(segment);
    const webstore = await queryClient.query(pageQuery(api, webstoreUrl));
    if (webstore === null) {
      await queryClient.query(categoriesQuery(api)).catch(() => undefined);
      return { status: 404 };
    }
    if (webstore.url !== webstoreUrl) return { movedTo: `/${webstore.url}` };
    // The page reports missing ones, and is useful without them.
    const readable = [
      availabilityQuery(api, webstore.id, monthOf(new Date())),
      reviewsQuery(api, webstore.id),
    ] as const;
    await Promise.allSettled([queryClient.query(readable[0]), queryClient.query(readable[1])]);
    return { status: 200, about: [webstore.id] };
  },
};
