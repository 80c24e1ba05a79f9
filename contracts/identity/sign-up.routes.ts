import { anyoneAnyToken, route, view } from '../shared/route.js';
import type { SignedInView } from './identity.views.js';
import { SignUpRequest } from './sign-up.requests.js';

export const signUpRoutes = {
  signUp: route({
    method: 'POST',
    path: 'auth/signup',
    summary: 'Make an account and sign in; a code to confirm the e-mail is on its way',
    access: anyoneAnyToken,
    headers: ['new-vendor-signup'],
    body: SignUpRequest,
    answer: view<SignedInView>(),
  }),
};
