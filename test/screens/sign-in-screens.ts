import type { Page, Route } from 'playwright-core';
import { never, problem, text, type Screen } from './screen.ts';

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

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('june@example.com');
  await press(page, 'Send the code');
  await page.getByLabel('Code from our email').waitFor();
}

const codeSent = (page: Page) => page.route('**/api/auth/forgot-password', (route) => json(route, { success: true }));

const everyField = ['firstName', 'lastName', 'phoneNumber'];

/** The vendors' login page in each of its states, a forgotten password, and the dialogs for visitors. */
export const vendorLoginScreens: Screen[] = [
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
      await page.getByLabel('Password', { exact: true }).waitFor();
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
      await page.getByLabel('Password', { exact: true }).fill('not this one');
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
    prepare: verified,
    reach: async (page) => {
      await verifyCode(page);
      await newPassword(page).waitFor();
    },
  },
  {
    name: 'vendor-login-new-password-refused',
    path: '/vendor/login',
    prepare: verified,
    reach: async (page) => {
      await verifyCode(page);
      await newPassword(page).fill('june');
      await press(page, 'Set password');
      await text(page, 'Please confirm the password');
    },
  },
  {
    name: 'vendor-login-too-many',
    path: '/vendor/login',
    prepare: (page) =>
      page.route('**/api/auth/check-email-availability', (route) =>
        problem(route, 429, 'too-many-requests', {}, { seconds: 48 }),
      ),
    reach: async (page) => {
      await giveEmail(page);
      await text(page, 'try again in 48 seconds');
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
    name: 'forgot-password-code',
    path: '/forgot-password',
    prepare: codeSent,
    reach: askForCode,
  },
  {
    name: 'forgot-password-not-filled-in',
    path: '/forgot-password',
    prepare: codeSent,
    reach: async (page) => {
      await askForCode(page);
      await press(page, 'Update Password');
      await text(page, 'Please confirm the password');
    },
  },
  {
    name: 'forgot-password-code-wrong',
    path: '/forgot-password',
    prepare: async (page) => {
      await codeSent(page);
      await page.route('**/api/auth/verify-code', (route) => problem(route, 400, 'one-time-code-refused'));
    },
    reach: async (page) => {
      await askForCode(page);
      await page.getByLabel('Code from our email').fill('123456');
      await newPassword(page).fill('Tulip-Meadow-7');
      await page.getByLabel('Confirm password', { exact: true }).fill('Tulip-Meadow-7');
      await press(page, 'Update Password');
      await text(page, 'OTP is incorrect or expired');
    },
  },
  {
    name: 'forgot-password-failing',
    path: '/forgot-password',
    prepare: (page) =>
      page.route('**/api/auth/forgot-password', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: async (page) => {
      await page.getByLabel('Email').fill('june@example.com');
      await press(page, 'Send the code');
      await text(page, 'We can’t be reached right now');
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
export const loginScreens: Screen[] = [
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
    ...login(never),
    name: 'login-waiting',
    reach: async (page) => {
      await signIn(page);
      await text(page, 'Signing in');
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
