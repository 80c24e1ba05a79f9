import { contentRoutes } from '#contracts/content/content.routes.js';
import type { DocumentName } from '#contracts/content/document-name.js';
import type { ApiClient } from '../../lib/api-client.js';
import type { PageLoader } from '../../lib/page-loader.js';
import { routeQuery } from '../../lib/route-query.js';

/** The current version of a document of the site. */
export const documentQuery = (api: ApiClient, name: DocumentName) =>
  routeQuery(api, contentRoutes.document, { params: { name } });

/** Loads a page with such a document. */
export const documentLoader = (name: DocumentName): PageLoader => ({
  addressOf: ({ pathname }) => pathname,
  async load({ api, queryClient }) {
    await queryClient.query(documentQuery(api, name));
    return { status: 200 };
  },
});
