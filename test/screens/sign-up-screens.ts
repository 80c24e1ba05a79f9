import type { Page } from 'playwright-core';
import type { EmailCodeView } from '../../contracts/identity/one-time-code.views.ts';
import { dialog, problem, shownBy, text, type AnyScreen } from './screen.ts';

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
export const signUpScreens: AnyScreen[] = [
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
  {
    ...code({ secondsUntilNext: 0 }),
    name: 'sign-up-code-again',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send another code', exact: true }).waitFor();
      await codeField(page).fill('123456');
    },
  },
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
      await text(page, 'There’s already an account');
    },
  },
  { name: 'welcome', person: 'couple', path: '/welcome', reach: (page) => text(page, 'See vendors') },
  {
    name: 'vendor-ensure',
    person: 'couple',
    path: '/vendor/webstore/editabout',
    reach: (page) => text(page, 'Add a business to your account?'),
  },
  { name: 'vendor-welcome', path: '/vendor/welcome', reach: (page) => text(page, 'Get found by couples') },
  { name: 'sign-up-not-for-you', person: 'vendor', path: '/signup', reach: (page) => text(page, 'for couples') },
  ...shownBy('pages-sign-up', {
    'sign-up-taken': 'error',
    'sign-up-code-unknown': 'code-unknown',
    'sign-up-welcome': 'welcome',
  }),
  ...shownBy(
    'pages-sign-up',
    {
      'sign-up-code': 'code',
      'sign-up-code-late': 'code-not-sent-yet',
      'sign-up-code-wrong': 'wrong-code',
      'sign-up-another-email': 'another-email',
    },
    dialog,
  ),
];
