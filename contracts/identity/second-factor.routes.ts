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
    summary: 'The second half of a sign-in: a code of the authenticator app, or a recovery code',
    access: anyoneAnyToken,
    body: RespondToMfaRequest,
    answer: view<SignedInView>(),
  }),
  secondFactor: route({
    method: 'GET',
    path: 'account/second-factor',
    summary: 'Where the signed-in person stands with the second factor',
    access: signedIn,
    whileEnrolling: true,
    answer: view<SecondFactorView>(),
  }),
  sendOwnerCode: route({
    method: 'POST',
    path: 'account/second-factor/email-code',
    summary: 'Mail a code that stands in for the password of an account without one; at most one a minute',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    answer: view<SuccessView>(),
  }),
  startSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor',
    summary: 'Begin to set up an authenticator app: a new secret, which counts once it is confirmed',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    body: OwnerProofRequest,
    answer: view<SecondFactorOfferView>(),
  }),
  confirmSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor/confirm',
    summary: 'Show the first code of the app: from now on signing in asks for one. Every other session ends',
    access: signedIn,
    inPerson: true,
    whileEnrolling: true,
    body: ConfirmSecondFactorRequest,
    answer: view<RecoveryCodesView>(),
  }),
  turnOffSecondFactor: route({
    method: 'POST',
    path: 'account/second-factor/off',
    summary: 'Sign in without a second factor from now on; where one is required, every session ends',
    access: signedIn,
    inPerson: true,
    body: ChangeSecondFactorRequest,
    answer: view<SecondFactorView>(),
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: 'account/second-factor/recovery-codes',
    summary: 'Ten new recovery codes; the ones before are void',
    access: signedIn,
    inPerson: true,
    body: ChangeSecondFactorRequest,
    answer: view<RecoveryCodesView>(),
  }),
};
