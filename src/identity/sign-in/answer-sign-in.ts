import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { SignInAnswerView } from '#contracts/identity/second-factor.views.js';
import type { CallCookies } from '../../platform/http/call-cookies.js';
import type { DeviceCookies } from '../guesses/device-cookies.js';
import { pendingLifetime } from '../sessions/domain/pending-sign-in.js';
import type { SecondFactorChallenge } from './pending-sign-ins.js';

/** How the first half of a sign-in ends: with a session, or with the question for the second factor. */
export type SignInOutcome = { readonly signedIn: SignedInView['data'] } | { readonly challenge: SecondFactorChallenge };

/** The cookie that ties a sign-in which waits for a code to the browser that began it. */
export const secondFactorCookie = { name: 'posy.second-factor', maxAge: pendingLifetime / 1_000 } as const;

/** What a sign-in answers. The browser's half of a question goes into its cookie; one that is signed in is remembered. */
export function answerSignIn(outcome: SignInOutcome, cookies: CallCookies, devices: DeviceCookies): SignInAnswerView {
  if ('signedIn' in outcome) {
    devices.write(cookies, outcome.signedIn.user.username);
    return { data: outcome.signedIn };
  }
  const { session, browser, username } = outcome.challenge;
  cookies.set(secondFactorCookie.name, browser, secondFactorCookie.maxAge);
  return { challenge: { name: 'MFA_REQUIRED', session, username, expiresIn: secondFactorCookie.maxAge } };
}
