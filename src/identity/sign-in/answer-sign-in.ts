import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { SignInAnswerView } from '#contracts/identity/second-factor.views.js';
import type { CallCookies } from '#src/platform/http/call-cookies.js';
import type { DeviceCookies } from '../guesses/device-cookies.js';
import { pendingLifetime } from '../sessions/domain/pending-sign-in.js';
import type { SecondFactorChallenge } from './pending-sign-ins.js';

/** The outcome of the first step of a sign-in: a session, or the challenge for the second factor. */
export type SignInOutcome = { readonly signedIn: SignedInView['data'] } | { readonly challenge: SecondFactorChallenge };

/** The cookie that binds a pending sign-in to the browser that started it. */
export const secondFactorCookie = { name: 'posy.second-factor', maxAge: pendingLifetime / 1_000 } as const;

/**
 * Returns the response of a sign-in. A challenge sets the cookie of the pending sign-in; a session sets the device
 * cookie.
 */
export function answerSignIn(outcome: SignInOutcome, cookies: CallCookies, devices: DeviceCookies): SignInAnswerView {
  if ('signedIn' in outcome) {
    devices.write(cookies, outcome.signedIn.user.username);
    return { data: outcome.signedIn };
  }
  const { session, browser, username } = outcome.challenge;
  cookies.set(secondFactorCookie.name, browser, secondFactorCookie.maxAge);
  return { challenge: { name: 'MFA_REQUIRED', session, username, expiresIn: secondFactorCookie.maxAge } };
}
