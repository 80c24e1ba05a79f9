import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import type { SignedInView } from '../../contracts/identity/identity.views.ts';

/** The people of the demo data. */
export type Person = 'vendor' | 'couple' | 'operator';

/** The launcher generates the operator's password at the first start; SCREENS_OPERATOR_PASSWORD for another site. */
const passwordOf = (person: Person): string =>
  person === 'operator'
    ? (process.env['SCREENS_OPERATOR_PASSWORD'] ?? readFileSync('.data/demo-operator-password', 'utf8').trim())
    : 'Posy-demo-2026';

/** Signs in and returns the session as a browser stores it (web/src/lib/session.ts). */
export async function signedIn(context: BrowserContext, site: string, person: Person): Promise<string> {
  const answer = await context.request.post(`${site}/api/auth/login`, {
    headers: { 'x-app-name': 'auth', 'x-app-version': 'screens' },
    data: { identifier: `${person}@posy.example`, password: passwordOf(person) },
  });
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()} ${await answer.text()}`);
  const { data } = (await answer.json()) as SignedInView;
  const { AccessToken, IdToken, RefreshToken, ExpiresIn } = data.authResult;
  return JSON.stringify({
    user: data.user,
    accessToken: AccessToken,
    idToken: IdToken,
    refreshToken: RefreshToken,
    expiresAt: Date.now() + ExpiresIn * 1000,
  });
}
