import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aCouple, signIn } from './support/accounts.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';
import type { Visitor } from './support/visitor.js';

const stage = Stage.shared();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));

async function couple({ page }: Visitor, path: string): Promise<void> {
  await aCouple(page);
  await page.goto(path);
}

/** A couple that has just signed up, before its email is confirmed. */
async function justSignedUp(visitor: Visitor, state: object): Promise<void> {
  const waiting = { isVerified: false, isSent: true, secondsUntilNext: 42 };
  await answer(visitor.page, 'auth/email-code', { ...waiting, ...state });
  await couple(visitor, '/vendor/signup');
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
    'the code of a new account',
    async (visitor) => {
      await justSignedUp(visitor, {});
      await field(visitor.page, 'Code from our email').waitFor();
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
    'the welcome of a couple',
    async (visitor) => {
      await signIn(visitor.page, 'couple@posy.example');
      await visitor.page.goto('/welcome');
      await says(visitor.page, 'See vendors');
    },
  ],
  [
    'the page for those who are no vendor yet',
    async ({ page }) => {
      await page.goto('/vendor/welcome');
      await says(page, 'Get found by couples');
    },
  ],
  [
    'the question who somebody is',
    async (visitor) => {
      await askedWho(visitor);
    },
  ],
  [
    'the login of vendors',
    async ({ page }) => {
      await page.goto('/vendor/login');
      await field(page, 'Email').waitFor();
    },
  ],
  [
    'a forgotten password, its code and a new one missing',
    async ({ page }) => {
      await answer(page, 'auth/forgot-password', { success: true });
      await page.goto('/forgot-password');
      await field(page, 'Email').fill('june@example.com');
      await button(page, 'Send the code').click();
      await field(page, 'Code from our email').waitFor();
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
    'where somebody is signed in',
    async (visitor) => {
      await couple(visitor, '/account/sessions');
      await says(visitor.page, 'This browser');
    },
  ],
];

it.each(pages)('%s is accessible in both color schemes and at each width', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it(
  'the picture beside the sign-in has a pixel for each of the screen',
  stage.visit(
    async ({ page }) => {
      await page.goto('/vendor/login');
      const picture = page.locator('main picture img').last();
      await picture.waitFor();
      const shown = (await picture.boundingBox()) ?? { width: Infinity, height: Infinity };
      const { width, height } = await page.evaluate<{ width: number; height: number }>(`(async () => {
        const file = new Image();
        file.src = [...document.querySelectorAll('main picture img')].at(-1).currentSrc;
        await file.decode();
        return { width: file.naturalWidth, height: file.naturalHeight };
      })()`);
      expect(width).toBeGreaterThanOrEqual(shown.width);
      expect(height).toBeGreaterThanOrEqual(shown.height);
    },
    { viewport: { width: 1440, height: 900 } },
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
