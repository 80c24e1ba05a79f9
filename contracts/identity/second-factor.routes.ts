import { anyoneAnyToken, route, signedIn, view } from '../shared/route.js';
import type { SignedInView, SuccessView } from './identity.views.js';
import {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  OwnerProofRequest,
  RespondToMfaRequest,
} from './second-factor.requests.js';
import type { RecoveryCodesView, SecondFactorOfferView, SecondFactorView } from './second-factor.views.js';

/** The second step of a sign-in, and the settings of the second factor. */
export const secondFactorRoutes = {
  respondToMfa: route({
    method: 'POST',
    path: 'auth/respond-to-mfa',
    summary: 'Complete a sign-in with a code from the authenticator app, or a recovery code',
    access: anyoneAnyToken,
    body: RespondToMfaRequest,
    answer: view<SignedInView>(),
  }),
  secondFactor: route({
    method: 'GET',
    path: 'account/second-factor',
    summary: 'The second-factor status of the signed-in user',
    access: signedIn,
    whileEnrolling: true,
    answer: view<SecondFactorView>(),
  }),
  sendOwnerCode: route({
    method: 'POST',
    path: 'account/second-factor/email-code',
    summary: 'Email a code to a user without a password, at most one per minute',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    answer: view<SuccessView>(),
  }),
  startSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor',
    summary: 'Start setting up an authenticator app; its secret takes effect once it is confirmed',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    body: OwnerProofRequest,
    answer: view<SecondFactorOfferView>(),
  }),
  confirmSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor/confirm',
    summary: 'Confirm the authenticator app with its first code; ends all other sessions',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    body: ConfirmSecondFactorRequest,
    answer: view<RecoveryCodesView>(),
  }),
  turnOffSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor/off',
    summary: 'Turn off the second factor; if it is required, ends all sessions',
    access: signedIn,
    inPerson: true,
    body: ChangeSecondFactorRequest,
    answer: view<SecondFactorView>(),
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: 'account/second-factor/recovery-codes',
    summary: 'Create ten new recovery codes; earlier ones become invalid',
    access: signedIn,
    inPerson: true,
    body: ChangeSecondFactorRequest,
    answer: view<RecoveryCodesView>(),
  }),
};
