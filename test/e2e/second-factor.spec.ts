import { expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.forThisFile(() => ({ listings: 4, settings: { ADMIN_MFA: 'required' } }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What the app shows now, or so many half minutes later: a code counts once, and one of the next step is taken too. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

interface SetUp {
  secret: string;
  recoveryCodes: string[];
}

/** From the question who it is to the recovery codes. */
async function setUp(page: Page): Promise<SetUp> {
  await field(page, 'Your password').fill(demoPassword);
  await button(page, 'Continue').click();
  const picture = page.getByRole('img', { name: 'QR code that holds the key below' });
  await picture.waitFor();
  await expectNoViolation(page);
  // Cameras read black on white, in the dark too.
  await page.emulateMedia({ colorScheme: 'dark' });
  const fill = `getComputedStyle(document.querySelector('svg[role=img] path')).fill`;
  expect(await page.evaluate(fill)).toBe('rgb(35, 31, 32)');
  await page.emulateMedia({ colorScheme: 'light' });
  const shown = (await page.locator('[data-secret]').textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await field(page, 'First code from the app').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  await expectNoViolation(page);
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await button(page, 'I have kept them').click();
  return { secret, recoveryCodes };
}

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
    const { secret, recoveryCodes } = await setUp(page);
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
    const { secret } = await setUp(page);
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
