import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { SecondFactorOfferView } from '#contracts/identity/second-factor.views.js';
import { demoPassword } from '#src/demo/demo-sign-ins.js';

/**
 * The current code of the app, or the code of a later step, which is accepted one step early. Each code is valid once.
 */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

interface SetUp {
  secret: string;
  recoveryCodes: string[];
}

/** Completes the setup, from the proof of identity to the recovery codes. */
export async function setUpAuthenticator(page: Page): Promise<SetUp> {
  await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const picture = page.getByRole('img', { name: 'QR code for the key below' });
  await picture.waitFor();
  // QR codes are black on white in the dark theme too, because cameras require it.
  await page.emulateMedia({ colorScheme: 'dark' });
  const fill = `getComputedStyle(document.querySelector('svg[role=img] path')).fill`;
  expect(await page.evaluate(fill)).toBe('rgb(35, 31, 32)');
  await page.emulateMedia({ colorScheme: 'light' });
  const shown = (await page.locator('[data-secret]').textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByLabel('First code from the app', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'I’ve saved them', exact: true }).click();
  return { secret, recoveryCodes };
}

/**
 * Sets up the app of a user of the demo without the form, whose own test is in sign-in.spec.ts.
 * @returns its secret
 */
export async function anAuthenticatorOf(page: Page, email: string): Promise<string> {
  const { request } = page;
  const signedIn = await request.post('/api/auth/login', { data: { identifier: email, password: demoPassword } });
  const { data } = (await signedIn.json()) as SignedInView;
  const headers = { authorization: `Bearer ${data.authResult.AccessToken}` };
  const started = await request.post('/api/account/second-factor', { headers, data: { password: demoPassword } });
  const { secret } = (await started.json()) as SecondFactorOfferView;
  const mfaCode = codeOf(secret);
  const confirmed = await request.post('/api/account/second-factor/confirm', { headers, data: { mfaCode } });
  if (!confirmed.ok()) throw new Error(`${email} gets no authenticator: ${await confirmed.text()}`);
  return secret;
}
