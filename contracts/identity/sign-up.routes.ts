import { anyoneAnyToken, route, signedIn, view } from '../shared/route.js';
import type { AuthUserView, SignedInView } from './identity.views.js';
import { CorrectEmailRequest, SignUpRequest } from './sign-up.requests.js';

export const signUpRoutes = {
  signUp: route({
    method: 'POST',
    path: 'auth/signup',
    summary: 'Create an account and sign in; sends a code to confirm the email',
    access: anyoneAnyToken,
    headers: ['new-vendor-signup'],
    body: SignUpRequest,
    answer: view<SignedInView>(),
  }),
  correctEmail: route({
    method: 'POST',
    path: 'auth/signup/email',
    summary: 'Correct the email of an unconfirmed account, given its password; sends a code to the new address',
    access: signedIn,
    inPerson: true,
    body: CorrectEmailRequest,
    answer: view<AuthUserView>(),
  }),
};
