import { anyoneAnyToken, route, view } from '../shared/route.js';
import { UnsubscribeRequest } from './unsubscribe.requests.js';
import type { UnsubscribedView } from './unsubscribe.views.js';

export const unsubscribeRoutes = {
  unsubscribe: route({
    method: 'POST',
    path: 'unsubscribe',
    summary: 'Unsubscribe from the kind of email that the link came with, without signing in (OP-101)',
    access: anyoneAnyToken,
    body: UnsubscribeRequest,
    answer: view<UnsubscribedView>(),
  }),
};
