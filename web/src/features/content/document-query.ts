import { contentRoutes } from '#contracts/content/content.routes.js';
import type { DocumentName } from '#contracts/content/document-name.js';
import type { ApiClient } from '../../lib/api-client.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { routeQuery } from '../../lib/route-query.js';

/** A text of the site, as it is now. */
export const documentQuery = (api: ApiClient, name: DocumentName) =>
  routeQuery(api, contentRoutes.document, { params: { name } });

/** Reads a page that shows such a text. */
export const documentLoader = (name: DocumentName): PageLoader => ({
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(documentQuery(api, name));
    return { status: 200 };
  },
});
