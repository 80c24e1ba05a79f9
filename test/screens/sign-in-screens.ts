import type { Page, Route } from 'playwright-core';
import { problem, shownBy, text, type AnyScreen } from './screen.ts';

const json = (route: Route, body: object) => route.fulfill({ json: body });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function giveEmail(page: Page, email = 'june@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await press(page, 'Continue');
}

const known =
  (newPoolOrOldPool: 'NEW' | 'OLD', userFieldsRequired: string[] = []) =>
  (page: Page) =>
    page.route('**/api/auth/check-email-availability', (route) =>
      json(route, { newPoolOrOldPool, userFieldsRequired }),
    );

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

async function showCode(page: Page): Promise<void> {
  await giveEmail(page);
  await page.getByLabel('Code from our email').waitFor();
}

/** Before hydration, the link leads to a separate page. */
async function askWho(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
}

async function verified(page: Page): Promise<void> {
  await known('OLD')(page);
  await page.route('**/api/auth/verify-email', (route) => json(route, { success: true }));
}

async function verifyCode(page: Page): Promise<void> {
  await showCode(page);
  await page.getByLabel('Code from our email').fill('123456');
  await press(page, 'Verify');
}

/** The vendors' login page in each of its states, a forgotten password, and the dialogs for visitors. */
export const vendorLoginScreens: AnyScreen[] = [
  { name: 'vendor-login', path: '/vendor/login', reach: (page) => page.getByLabel('Email').waitFor() },
  {
    name: 'vendor-login-empty',
    path: '/vendor/login',
    reach: async (page) => {
      await press(page, 'Continue');
      await text(page, 'Email address is required');
    },
  },
  {
    name: 'vendor-login-new-password',
    path: '/vendor/login',
    prepare: verified,
    reach: async (page) => {
      await verifyCode(page);
      await newPassword(page).waitFor();
    },
  },
  {
    name: 'vendor-login-failing',
    path: '/vendor/login',
    prepare: async (page) => {
      await known('NEW')(page);
      await page.route('**/api/auth/login', (route) => problem(route, 503, 'temporarily-unavailable'));
    },
    reach: async (page) => {
      await giveEmail(page);
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, 'We can’t be reached right now');
    },
  },
  {
    name: 'vendor-login-code-wrong',
    path: '/vendor/login',
    prepare: async (page) => {
      await known('OLD')(page);
      await page.route('**/api/auth/verify-email', (route) => problem(route, 400, 'one-time-code-refused'));
    },
    reach: async (page) => {
      await verifyCode(page);
      await text(page, 'OTP is incorrect or expired');
    },
  },
  { name: 'forgot-password', path: '/forgot-password', reach: (page) => page.getByLabel('Email').waitFor() },
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
      await page.getByLabel('Password', { exact: true }).waitFor();
    },
  },
  {
    name: 'sign-in-dialog-refused',
    path: '/vendors',
    viewportOnly: true,
    prepare: (page) => page.route('**/api/auth/login', (route) => problem(route, 401, 'invalid-credentials')),
    reach: async (page) => {
      await askWho(page);
      await page.getByRole('button', { name: /planning a wedding/ }).click();
      await page.getByLabel('Email').fill('june@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, /invalid username/i);
    },
  },
  ...shownBy('pages-vendor-sign-in', {
    'vendor-login-unknown': 'unknown-email',
    'vendor-login-password': 'password',
    'vendor-login-refused': 'wrong-password',
    'vendor-login-code': 'code',
    'vendor-login-code-and-fields': 'code-and-fields',
    'vendor-login-new-password-refused': 'new-password',
    'vendor-login-too-many': 'too-many',
  }),
  ...shownBy('pages-forgot-password', {
    'forgot-password-code': 'code',
    'forgot-password-not-filled-in': 'not-filled-in',
    'forgot-password-code-wrong': 'wrong-code',
    'forgot-password-failing': 'error',
  }),
];

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
}
const login = (answer: Parameters<Page['route']>[1]) => ({
  path: '/login',
  prepare: (page: Page) => page.route('**/api/auth/login', answer),
});

/** Special cases of signing in with email and password. */
export const loginScreens: AnyScreen[] = [
  {
    ...login((route) => problem(route, 429, 'too-many-requests', {}, { seconds: 840 })),
    name: 'login-too-many',
    reach: async (page) => {
      await signIn(page);
      await text(page, 'try again in 14 minutes');
    },
  },
  {
    ...login((route) => problem(route, 503, 'temporarily-unavailable')),
    name: 'login-failing',
    reach: async (page) => {
      await signIn(page);
      await text(page, 'We can’t be reached right now');
    },
  },
  {
    name: 'login-password-shown',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Tulip-Meadow-7');
      await page.getByRole('button', { name: 'Show the password' }).click();
    },
  },
];
