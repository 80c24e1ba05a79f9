import { anyoneAnyToken, route, view } from '../shared/route.js';
import { FinishSingleSignOnRequest, StartSingleSignOnRequest } from './single-sign-on.requests.js';
import type { SingleSignOnAnswerView, SingleSignOnStartedView } from './single-sign-on.views.js';

export const singleSignOnRoutes = {
  startSingleSignOn: route({
    method: 'POST',
    path: 'auth/single-sign-on',
    summary:
      'Where to sign in with the configured OpenID provider; the state is good once, for ten minutes, in this browser',
    access: anyoneAnyToken,
    body: StartSingleSignOnRequest,
    answer: view<SingleSignOnStartedView>(),
  }),
  finishSingleSignOn: route({
    method: 'POST',
    path: 'auth/single-sign-on/callback',
    summary: "Exchange the provider's response for a session; creates or updates the account",
    access: anyoneAnyToken,
    body: FinishSingleSignOnRequest,
    answer: view<SingleSignOnAnswerView>(),
  }),
};
