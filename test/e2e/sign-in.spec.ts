import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo } from '../support/posy/mails.js';
import { signIn } from './support/accounts.js';
import { codeOf, setUpAuthenticator } from './support/authenticator-app.js';
import { EditorPage } from './support/editor-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.own(() => ({ settings: { ADMIN_MFA: 'required' } }));

const newPassword = 'Tulip-meadow-7';
const pathOf = (page: Page) => new URL(page.url()).pathname;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

it(
  'an imported vendor signs in with a code, adds the missing fields and sets a password [ID-49] [ID-52] [ID-58] [ID-59] [ID-61]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/400.*\/api\/auth\/verify-email/);
    const email = 'legacy-unnamed@posy.example';
    await page.goto('/vendor/login');
    await fill(page, { Email: ' Legacy-Unnamed@Posy.example' });
    await press(page, 'Continue');
    const code = await codeMailedTo(email, 1, stage.site.url);
    const person = { 'First name': 'June', 'Last name': 'Halloran', Phone: '(512) 555-0142' };
    await fill(page, { 'Code from our email': code === '000000' ? '000001' : '000000', ...person });
    await press(page, 'Verify');
    await says(page, 'OTP is incorrect or expired');
    await fill(page, { 'Code from our email': code });
    await press(page, 'Verify');
    await says(page, "Welcome back! We've had a major upgrade. Reset your password to log in to your account.");
    await fill(page, { 'New password': newPassword, 'Confirm password': newPassword });
    await press(page, 'Set password');
    await says(page, 'Password successfully set');
    await new EditorPage(page).name.waitFor();
    const [user] = await stage.site.sql(`select first_name, phone from identity.user where email = $1`, [email]);
    expect(user).toEqual({ first_name: 'June', phone: '+15125550142' });
  }),
);

it(
  'a forgotten password is reset with a mailed code, which ends the sessions of the old one [ID-62] [ID-64] [ID-66]',
  stage.visit(async (visitor, another) => {
    const elsewhere = await another();
    elsewhere.expectsFailures(/401/);
    await signIn(elsewhere.page, 'vendor@posy.example');

    const { page } = visitor;
    await page.goto('/vendor/login');
    await fill(page, { Email: 'vendor@posy.example' });
    await press(page, 'Continue');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('vendor@posy.example');
    await press(page, 'Send the code');
    const code = await codeMailedTo('vendor@posy.example', 1, stage.site.url);
    await page.getByRole('link', { name: 'Back to Sign-in' }).waitFor();
    await fill(page, {
      'Code from our email': code,
      'New password': newPassword,
      'Confirm password': newPassword,
    });
    await press(page, 'Update Password');
    await says(page, 'Password reset successfully');
    await page.waitForURL('**/vendor/login');
    await new SignInPage(page).signIn('vendor@posy.example', newPassword);
    await new EditorPage(page).name.waitFor();

    await elsewhere.page.goto(EditorPage.path);
    await elsewhere.page.waitForURL('**/vendor/login');
  }),
);

it(
  'an unknown email leads to the sign-up, on a phone too [ID-49] [ID-53]',
  stage.visit(
    async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/404.*\/api\/auth\/check-email-availability/);
      await page.goto('/vendor/login');
      await press(page, 'Continue');
      await says(page, 'Email address is required');
      await fill(page, { Email: 'nobody@posy.example' });
      await press(page, 'Continue');
      await says(page, 'Entered email address not found. Please sign up.');
      await page.getByRole('link', { name: 'Sign up', exact: true }).last().click();
      await page.waitForURL((url) => url.pathname !== '/vendor/login');
      expect(pathOf(page)).toBe('/vendor/signup');
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
}

/** The first step of a sign-in, up to the challenge for a code. */
async function giveThePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await new SignInPage(page).signIn(email);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
}

it(
  'a couple sets up an authenticator app, signs in with its code, and with a recovery code [ID-120]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/400.*\/api\/auth\/respond-to-mfa/);
    const email = 'couple@posy.example';
    await page.goto('/login');
    await new SignInPage(page).signIn(email);
    await page.waitForURL('**/vendors');
    await page.goto('/account-settings');
    await button(page, 'Set up').click();
    const { secret, recoveryCodes } = await setUpAuthenticator(page);
    await page.getByText('You have 10 recovery codes left.').first().waitFor();
    await expectNoViolation(page);

    await signOut(page);
    await giveThePassword(page, email);
    expect(await page.evaluate(`localStorage.getItem('posy.session')`)).toBeNull();
    const wrong = codeOf(secret, 5) === codeOf(secret, 1) ? '000000' : codeOf(secret, 5);
    await field(page, 'Code from the app').fill(wrong);
    await button(page, 'Continue').click();
    await page.getByText('That code is wrong or was already used. Wait for the next one.').first().waitFor();
    await field(page, 'Code from the app').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendors');

    await signOut(page);
    await giveThePassword(page, email);
    await button(page, 'Use a recovery code').click();
    await field(page, 'Recovery code').fill(recoveryCodes[3] ?? '');
    await button(page, 'Continue').click();
    await page.waitForURL('**/vendors');
    await page.goto('/account-settings');
    await page.getByText('You have 9 recovery codes left.').first().waitFor();
  }),
);

it(
  'an operator who must have a second factor is admitted nowhere before its setup [ID-120]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    await page.goto('/admin/users');
    await new SignInPage(page).signIn('operator@posy.example');
    await page.waitForURL('**/admin/authenticator');
    await page.getByRole('heading', { level: 1, name: 'Set up an authenticator app' }).waitFor();
    await expectNoViolation(page);
    for (const path of ['/admin/operations', '/admin/webstores', '/account/sessions']) {
      await page.goto(path);
      await page.waitForURL('**/admin/authenticator');
    }
    const kept = JSON.parse(String(await page.evaluate(`localStorage.getItem('posy.session')`))) as {
      accessToken: string;
    };
    const refused = await page.request.get('/api/admin/users', {
      headers: { authorization: `Bearer ${kept.accessToken}` },
    });
    expect(refused.status()).toBe(403);
    const { secret } = await setUpAuthenticator(page);
    await page.waitForURL((url) => url.pathname.startsWith('/admin') && url.pathname !== '/admin/authenticator');
    await page.goto('/admin/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

    await signOut(page);
    await giveThePassword(page, 'operator@posy.example');
    await field(page, 'Code from the app').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/admin/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
