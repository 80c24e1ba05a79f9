import type { Page } from 'playwright-core';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { openEmptyPage } from './empty-page.js';
import { SignUpPage } from './sign-up-page.js';

/** Signs a tab's browser in without the form, whose own tests are in sessions.spec.ts and identity-forms.spec.ts. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { identifier: email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
  await keep(page, new URL(answer.url()).origin, (await answer.json()) as SignedInView);
}

/**
 * Creates an account of a couple and signs the tab's browser in, so that its changes affect no other test.
 * @returns its email; its password is the one of the demo
 */
export async function aCouple(page: Page): Promise<string> {
  const email = SignUpPage.anAddress('couple');
  const person = { givenName: 'Maya', familyName: 'Lindqvist', phoneNumber: '+15125550117' };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: demoPassword, ...person } });
  if (!answer.ok()) throw new Error(`Nobody can sign up: ${answer.status()} ${await answer.text()}`);
  await keep(page, new URL(answer.url()).origin, (await answer.json()) as SignedInView);
  return email;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;

/** Stores a sign-in as web/src/lib/session.ts does. */
async function keep(page: Page, origin: string, { data }: SignedInView): Promise<void> {
  const { user, authResult } = data;
  const kept = {
    user,
    provider: 'password',
    accessToken: authResult.AccessToken,
    idToken: authResult.IdToken,
    idTokenAttributes: claimsOf(authResult.IdToken),
    refreshToken: authResult.RefreshToken,
    expiresAt: Date.now() + authResult.ExpiresIn * 1_000,
  };
  if (new URL(page.url()).origin !== origin) await openEmptyPage(page);
  await page.evaluate(`localStorage.setItem('posy.session', ${JSON.stringify(JSON.stringify(kept))})`);
}
