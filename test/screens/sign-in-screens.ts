import type { Page, Route } from 'playwright-core';
import { problem, text, type Screen } from './screen.ts';

const json = (route: Route, body: object) => route.fulfill({ json: body });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function giveEmail(page: Page, email = 'june@example.com'): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Continue');
}

const known =
  (newPoolOrOldPool: 'NEW' | 'OLD', userFieldsRequired: string[] = []) =>
  (page: Page) =>
    page.route('**/api/auth/check-email-availability', (route) =>
      json(route, { newPoolOrOldPool, userFieldsRequired }),
    );

async function showCode(page: Page): Promise<void> {
  await giveEmail(page);
  await page.getByLabel('Code from the mail').waitFor();
}

/** Until the page works, the link leads to a page of its own. */
async function askWho(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
}

const everyField = ['firstName', 'lastName', 'phoneNumber'];

/** The vendors' login page in each of its states, a forgotten password, and the dialogs that visitors get. */
export const vendorLoginScreens: Screen[] = [
  { name: 'vendor-login', path: '/vendor/login', reach: (page) => page.getByLabel('E-mail').waitFor() },
  {
    name: 'vendor-login-empty',
    path: '/vendor/login',
    reach: async (page) => {
      await press(page, 'Continue');
      await text(page, 'Email address is required');
    },
  },
  {
    name: 'vendor-login-unknown',
    path: '/vendor/login',
    prepare: (page) =>
      page.route('**/api/auth/check-email-availability', (route) => problem(route, 404, 'email-not-found')),
    reach: async (page) => {
      await giveEmail(page);
      await text(page, 'Please sign up.');
    },
  },
  {
    name: 'vendor-login-password',
    path: '/vendor/login',
    prepare: known('NEW'),
    reach: async (page) => {
      await giveEmail(page);
      await page.getByLabel('Password').waitFor();
    },
  },
  {
    name: 'vendor-login-refused',
    path: '/vendor/login',
    prepare: async (page) => {
      await known('NEW')(page);
      await page.route('**/api/auth/login', (route) => problem(route, 401, 'invalid-credentials'));
    },
    reach: async (page) => {
      await giveEmail(page);
      await page.getByLabel('Password').fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, 'invalid username');
    },
  },
  { name: 'vendor-login-code', path: '/vendor/login', prepare: known('OLD'), reach: showCode },
  {
    name: 'vendor-login-code-and-fields',
    path: '/vendor/login',
    prepare: known('OLD', everyField),
    reach: async (page) => {
      await showCode(page);
      await press(page, 'Verify');
      await text(page, 'Please enter the phone number');
    },
  },
  {
    name: 'vendor-login-new-password',
    path: '/vendor/login',
    prepare: async (page) => {
      await known('OLD')(page);
      await page.route('**/api/auth/verify-email', (route) => json(route, { success: true }));
    },
    reach: async (page) => {
      await showCode(page);
      await page.getByLabel('Code from the mail').fill('123456');
      await press(page, 'Verify');
      await page.getByLabel('New password').waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password', reach: (page) => page.getByLabel('E-mail').waitFor() },
  {
    name: 'forgot-password-code',
    path: '/forgot-password',
    prepare: (page) => page.route('**/api/auth/forgot-password', (route) => json(route, { success: true })),
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('june@example.com');
      await press(page, 'Send the code');
      await page.getByLabel('Code from the mail').waitFor();
    },
  },
  {
    name: 'choose-side',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await askWho(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'sign-in-dialog',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await askWho(page);
      await page.getByRole('button', { name: /planning a wedding/ }).click();
      await page.getByLabel('Password').waitFor();
    },
  },
];
