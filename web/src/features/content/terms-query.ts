import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeQuery } from '../../lib/route-query.js';

/** The terms that vendors accept, as they are now. */
export const termsQuery = (api: ApiClient) => routeQuery(api, identityVendorsRoutes.termsOfService, {});
