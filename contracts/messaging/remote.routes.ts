import type { SuccessView } from '../identity/identity.views.js';
import { admins, route, view } from '../shared/route.js';
import { ExecuteRemoteRequest } from './remote.requests.js';

export const remoteRoutes = {
  executeRemote: route({
    method: 'POST',
    path: 'admin/executeRemote',
    summary: 'Send a signed command of a fixed list to all browsers; off unless the site has a public key',
    access: admins,
    audited: { as: 'remote-command-sent' },
    body: ExecuteRemoteRequest,
    answer: view<SuccessView>(),
  }),
};
