import type { Page } from 'playwright-core';
import type { EmailCodeView } from '../../contracts/identity/one-time-code.views.ts';
import { problem, text, type Screen } from './screen.ts';

const vendors = '/vendor/signup';
const password = 'Tulip-Meadow-7';

async function fillIn(page: Page, more: Record<string, string> = {}): Promise<void> {
  const values = {
    'First name': 'Nora',
    'Last name': 'Vale',
    Phone: '5125550142',
    Email: 'nora@example.com',
    Password: password,
    'Confirm password': password,
    ...more,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}
const agree = (page: Page) => page.getByText('I have read').click();
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true }).click();

/** The couple of the demo data in the state after signing up. */
const code = (state: Partial<EmailCodeView> = {}) => ({
  person: 'couple' as const,
  path: vendors,
  prepare: (page: Page) =>
    page.route('**/api/auth/email-code', (route) =>
      route.fulfill({ json: { isVerified: false, isSent: true, secondsUntilNext: 42, ...state } }),
    ),
});
const codeField = (page: Page) => page.getByLabel('Code from our email');
const correct = async (page: Page) => {
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('Email').waitFor();
};

/** Making an account: form, code, welcome. */
export const signUpScreens: Screen[] = [
  { name: 'sign-up', path: vendors, reach: (page) => page.getByLabel('First name').waitFor() },
  {
    name: 'sign-up-not-filled-in',
    path: vendors,
    reach: async (page) => {
      await submit(page);
      await text(page, 'Please agree before you sign up');
    },
  },
  {
    name: 'sign-up-refused-fields',
    path: vendors,
    reach: async (page) => {
      await fillIn(page, { 'First name': 'Nora2', Password: 'tulip-meadow-7', 'Confirm password': 'tulip' });
      await submit(page);
      await text(page, /passwords must match/i);
    },
  },
  {
    name: 'sign-up-wrong-everywhere',
    path: vendors,
    reach: async (page) => {
      await fillIn(page, {
        'First name': 'Nora2',
        'Last name': 'V'.repeat(121),
        Phone: '512555',
        Email: 'nora at example',
        Password: 'nora',
        'Confirm password': 'nor',
      });
      await submit(page);
      await text(page, 'Please agree before you sign up');
    },
  },
  { name: 'sign-up-medium', path: vendors, reach: (page) => fillIn(page, { Password: 'tulip-meadow-7' }) },
  { name: 'sign-up-strong', path: vendors, reach: (page) => fillIn(page) },
  {
    name: 'sign-up-taken',
    path: vendors,
    prepare: (page) => page.route('**/api/auth/signup', (route) => problem(route, 409, 'email-taken')),
    reach: async (page) => {
      await fillIn(page);
      await agree(page);
      await submit(page);
      await text(page, 'There is already an account');
    },
  },
  {
    name: 'sign-up-too-many',
    path: vendors,
    prepare: (page) =>
      page.route('**/api/auth/signup', (route) => problem(route, 429, 'too-many-requests', {}, { seconds: 600 })),
    reach: async (page) => {
      await fillIn(page);
      await agree(page);
      await submit(page);
      await text(page, 'try again in 10 minutes');
    },
  },
  { name: 'sign-up-couples', path: '/signup', reach: (page) => page.getByLabel('First name').waitFor() },
  { ...code(), name: 'sign-up-code', viewportOnly: true, reach: (page) => codeField(page).waitFor() },
  {
    ...code({ isSent: false }),
    name: 'sign-up-code-late',
    viewportOnly: true,
    reach: (page) => text(page, 'Your account is ready'),
  },
  {
    ...code(),
    name: 'sign-up-code-wrong',
    viewportOnly: true,
    reach: async (page) => {
      await page.route('**/api/auth/verify-email', (route) => problem(route, 400, 'one-time-code-refused'));
      await codeField(page).fill('123456');
      await page.getByRole('button', { name: 'Verify' }).click();
      await text(page, 'Invalid or expired code');
    },
  },
  {
    ...code({ secondsUntilNext: 0 }),
    name: 'sign-up-code-again',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send another code', exact: true }).waitFor();
      await codeField(page).fill('123456');
    },
  },
  { ...code(), name: 'sign-up-another-email', viewportOnly: true, reach: correct },
  {
    ...code(),
    name: 'sign-up-another-email-taken',
    viewportOnly: true,
    reach: async (page) => {
      await page.route('**/api/auth/signup/email', (route) => problem(route, 409, 'email-taken'));
      await correct(page);
      await page.getByLabel('Email').fill('vendor@posy.example');
      await page.getByLabel('Your password').fill('Tulip-Meadow-7');
      await page.getByRole('button', { name: 'Send the code' }).click();
      await text(page, 'There is already an account');
    },
  },
  {
    ...code(),
    name: 'sign-up-code-unknown',
    prepare: (page) => page.route('**/api/auth/email-code', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'We couldn’t check your account'),
  },
  { ...code({ isVerified: true }), name: 'sign-up-welcome', reach: (page) => text(page, 'Lets go') },
  { name: 'welcome', person: 'couple', path: '/welcome', reach: (page) => text(page, 'See vendors') },
  {
    name: 'vendor-ensure',
    person: 'couple',
    path: '/vendor/webstore/editabout',
    reach: (page) => text(page, 'Add a business to your account?'),
  },
  { name: 'vendor-welcome', path: '/vendor/welcome', reach: (page) => text(page, 'Get found by couples') },
  { name: 'sign-up-not-for-you', person: 'vendor', path: '/signup', reach: (page) => text(page, 'for couples') },
];
