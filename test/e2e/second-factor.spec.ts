import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeOf, setUpAuthenticator } from './support/authenticator-app.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.forThisFile(() => ({ listings: 4, settings: { ADMIN_MFA: 'required' } }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
}

/** The first half of a sign-in, up to the question for a code. */
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
    await page.getByText('You have 10 recovery codes left.').waitFor();
    await expectNoViolation(page);

    await signOut(page);
    await giveThePassword(page, email);
    await expectNoViolation(page);
    expect(await page.evaluate(`localStorage.getItem('posy.session')`)).toBeNull();
    const wrong = codeOf(secret, 5) === codeOf(secret, 1) ? '000000' : codeOf(secret, 5);
    await field(page, 'Code from the app').fill(wrong);
    await button(page, 'Continue').click();
    await page.getByText('This code is not right, or it was used before.').first().waitFor();
    await field(page, 'Code from the app').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendors');

    await signOut(page);
    await giveThePassword(page, email);
    await button(page, 'Use a recovery code').click();
    await field(page, 'Recovery code').fill(recoveryCodes[3] ?? '');
    await expectNoViolation(page);
    await button(page, 'Continue').click();
    await page.waitForURL('**/vendors');
    await page.goto('/account-settings');
    await page.getByText('You have 9 recovery codes left.').waitFor();
  }),
);

it(
  'an operator who must have one is let in nowhere before it is set up [ID-120]',
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
