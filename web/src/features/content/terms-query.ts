import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeQuery } from '../../lib/route-query.js';

/** The current terms for vendors. */
export const termsQuery = (api: ApiClient) => routeQuery(api, identityVendorsRoutes.termsOfService, {});
