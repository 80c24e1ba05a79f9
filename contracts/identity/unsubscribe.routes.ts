import { anyoneAnyToken, route, view } from '../shared/route.js';
import { UnsubscribeRequest } from './unsubscribe.requests.js';
import type { UnsubscribedView } from './unsubscribe.views.js';

export const unsubscribeRoutes = {
  unsubscribe: route({
    method: 'POST',
    path: 'unsubscribe',
    summary: 'Turn off the kind of mail that a link in such a mail names; nobody has to sign in (OP-101)',
    access: anyoneAnyToken,
    body: UnsubscribeRequest,
    answer: view<UnsubscribedView>(),
  }),
};
