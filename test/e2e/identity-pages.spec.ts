import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';
import type { Visitor } from './support/visitor.js';

const stage = Stage.forThisFile(() => ({ listings: 20 }));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));

async function signedIn({ page }: Visitor, email: string, path: string): Promise<void> {
  await page.goto('/login');
  await new SignInPage(page).signIn(email);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(path);
}
const couple = (visitor: Visitor, path: string) => signedIn(visitor, 'couple@posy.example', path);

/** A couple that has just signed up, as far as its mail goes. */
async function justSignedUp(visitor: Visitor, state: object): Promise<void> {
  const waiting = { isVerified: false, isSent: true, secondsUntilNext: 42 };
  await answer(visitor.page, 'auth/email-code', { ...waiting, ...state });
  await couple(visitor, '/vendor/signup');
}

async function legacy({ page }: Visitor, userFieldsRequired: string[] = []): Promise<void> {
  await answer(page, 'auth/check-email-availability', { newPoolOrOldPool: 'OLD', userFieldsRequired });
  await page.goto('/vendor/login');
  await field(page, 'E-mail').fill('june@example.com');
  await button(page, 'Continue').click();
  await field(page, 'Code from the mail').waitFor();
}

async function askedWho({ page }: Visitor): Promise<void> {
  await page.goto('/vendors');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

const pages: [string, Reach][] = [
  [
    'the sign-up of vendors',
    async ({ page }) => {
      await page.goto('/vendor/signup');
      await field(page, 'First name').waitFor();
    },
  ],
  [
    'a sign-up whose fields are all refused',
    async ({ page }) => {
      await page.goto('/signup');
      await field(page, 'First name').fill('Nora2');
      await field(page, 'Password').fill('nora');
      await button(page, 'Sign up').click();
      await says(page, 'Please agree before you sign up');
    },
  ],
  [
    'the code of a new account',
    async (visitor) => {
      await justSignedUp(visitor, {});
      await field(visitor.page, 'Code from the mail').waitFor();
    },
  ],
  [
    'the code of a new account, which has not gone out',
    async (visitor) => {
      await justSignedUp(visitor, { isSent: false });
      await says(visitor.page, 'Your account is made');
    },
  ],
  [
    'a mistyped e-mail of a new account, corrected to one that somebody has',
    async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/409.*\/api\/auth\/signup\/email/);
      const json = { status: 409, error: 'email-taken', message: '', correlationId: '' };
      await page.route('**/api/auth/signup/email', (route) => route.fulfill({ status: 409, json }));
      await justSignedUp(visitor, {});
      await button(page, 'Change the e-mail').click();
      await field(page, 'E-mail').fill('vendor@posy.example');
      await field(page, 'Your password').fill('Tulip-Meadow-7');
      await button(page, 'Send the code').click();
      await says(page, 'There is already an account');
    },
  ],
  [
    'the question whether a couple wants a business',
    async (visitor) => {
      await couple(visitor, '/vendor/account-settings');
      await says(visitor.page, 'Add a business to your account?');
    },
  ],
  [
    'the welcome of a vendor',
    async (visitor) => {
      await justSignedUp(visitor, { isVerified: true });
      await says(visitor.page, 'Lets go');
    },
  ],
  [
    'the welcome of a couple',
    async (visitor) => {
      await couple(visitor, '/welcome');
      await says(visitor.page, 'See vendors');
    },
  ],
  [
    'the page for those who are no vendor yet',
    async ({ page }) => {
      await page.goto('/vendor/welcome');
      await says(page, 'Be found by couples');
    },
  ],
  [
    'the question who somebody is',
    async (visitor) => {
      await askedWho(visitor);
    },
  ],
  [
    'the sign-in over a page, refused',
    async (visitor) => {
      visitor.expectsFailures(/401.*\/api\/auth\/login/);
      await askedWho(visitor);
      await visitor.page.getByRole('button', { name: /planning a wedding/ }).click();
      await new SignInPage(visitor.page).signIn('couple@posy.example', 'not the password');
      await says(visitor.page, /invalid username/i);
    },
  ],
  [
    'the login of vendors',
    async ({ page }) => {
      await page.goto('/vendor/login');
      await field(page, 'E-mail').waitFor();
    },
  ],
  [
    'the login of vendors with a wrong password',
    async (visitor) => {
      visitor.expectsFailures(/401.*\/api\/auth\/login/);
      await visitor.page.goto('/vendor/login');
      await new SignInPage(visitor.page).signIn('vendor@posy.example', 'not the password');
      await says(visitor.page, /invalid username/i);
    },
  ],
  [
    'the login of vendors after too many tries',
    async (visitor) => {
      visitor.expectsFailures(/429.*\/api\/auth\/login/);
      const { page } = visitor;
      const body = {
        status: 429,
        error: 'too-many-requests',
        message: '',
        params: { seconds: 840 },
        correlationId: '',
      };
      await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, json: body }));
      await page.goto('/vendor/login');
      await new SignInPage(page).signIn();
      await says(page, /try again in 14 minutes/);
    },
  ],
  [
    'the code of the older pool with fields that are refused',
    async (visitor) => {
      await legacy(visitor, ['firstName', 'lastName', 'phoneNumber']);
      await button(visitor.page, 'Verify').click();
      await says(visitor.page, 'Please enter the phone number');
    },
  ],
  [
    'the first password of the older pool',
    async (visitor) => {
      await answer(visitor.page, 'auth/verify-email', { success: true });
      await legacy(visitor);
      await field(visitor.page, 'Code from the mail').fill('123456');
      await button(visitor.page, 'Verify').click();
      await field(visitor.page, 'New password').fill('tulip');
    },
  ],
  [
    'a forgotten password, its code and a new one missing',
    async ({ page }) => {
      await answer(page, 'auth/forgot-password', { success: true });
      await page.goto('/forgot-password');
      await field(page, 'E-mail').fill('june@example.com');
      await button(page, 'Send the code').click();
      await field(page, 'Code from the mail').waitFor();
      await button(page, 'Update Password').click();
      await says(page, 'Please enter the OTP');
    },
  ],
  [
    'a sign-in elsewhere that failed',
    async ({ page }) => {
      await page.goto('/authcallback?code=c&state=made-up');
      await says(page, 'Invalid state object returned from SSO');
    },
  ],
  [
    'where somebody is signed in, before everything is ended',
    async (visitor) => {
      await couple(visitor, '/account/sessions');
      await says(visitor.page, 'This browser');
      await button(visitor.page, 'Sign out everywhere').click();
      await visitor.page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'where somebody is signed in, which cannot be loaded',
    async (visitor) => {
      visitor.expectsFailures(/503.*\/api\/sessions/);
      await visitor.page.route('**/api/sessions?*', (route) => route.fulfill({ status: 503, body: '' }));
      await couple(visitor, '/account/sessions');
      await says(visitor.page, 'This list could not be loaded.');
    },
  ],
];

it.each(pages)('%s can be used by everybody, in both colour schemes and on a phone', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
