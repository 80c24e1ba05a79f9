import type { Page } from 'playwright-core';
import type { AccountView } from '../../contracts/identity/account.views.ts';
import { problem, shownBy, text, type AnyScreen } from './screen.ts';

const information = '/account-information';
const settings = '/account-settings';
const ofVendors = '/vendor/account-settings';
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** The account of the demo data with changes; read once, since some states need it repeatedly. */
const account = (more: Partial<AccountView>) => (page: Page) => {
  let read: Promise<AccountView> | undefined;
  return page.route('**/api/account', async (route) => {
    read ??= route.fetch().then(async (answer) => (await answer.json()) as AccountView);
    await route.fulfill({ json: { ...(await read), ...more } });
  });
};
const emailChange = { newEmail: 'maya.whitlock@example.com', isSent: true, secondsUntilNext: 42 } as const;

/** The pages on which people manage their account: information and settings, of couples and of vendors. */
export const accountScreens: AnyScreen[] = [
  { name: 'account', person: 'couple', path: information, reach: (page) => heading(page, 'About you') },
  {
    name: 'account-refused-fields',
    person: 'couple',
    path: information,
    reach: async (page) => {
      await page.getByLabel('First name').fill('R2D2');
      await page.getByLabel('Phone').fill('512555');
      await page.getByRole('button', { name: 'Save' }).click();
      await text(page, /should not contain/);
    },
  },
  {
    name: 'account-saved',
    person: 'couple',
    path: information,
    viewportOnly: true,
    reach: async (page) => {
      await page.route('**/api/users/*', async (route) => {
        const user = (JSON.parse(await page.evaluate(`localStorage.getItem('posy.session')`)) as { user: object }).user;
        await route.fulfill({ json: user });
      });
      await page.getByLabel('First name').fill('Iris');
      await page.getByRole('button', { name: 'Save' }).click();
      await text(page, 'Changes saved successfully');
    },
  },
  {
    name: 'account-not-saved',
    person: 'couple',
    path: information,
    viewportOnly: true,
    prepare: (page) => page.route('**/api/users/*', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: async (page) => {
      await page.getByLabel('First name').fill('Iris');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').getByText('Error saving changes').waitFor();
    },
  },
  {
    name: 'account-unconfirmed-email',
    person: 'couple',
    path: information,
    prepare: account({ isEmailVerified: false }),
    reach: (page) => text(page, 'Confirm email'),
  },
  {
    name: 'account-new-email',
    person: 'couple',
    path: information,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email').waitFor();
    },
  },
  {
    name: 'account-email-code-wrong',
    person: 'couple',
    path: information,
    prepare: account({ emailChange: { ...emailChange, step: 'new' } }),
    reach: async (page) => {
      await page.route('**/api/account/email-change/confirm', (route) => problem(route, 400, 'one-time-code-refused'));
      await page.getByLabel('Code from our email').fill('123456');
      await page.getByRole('button', { name: 'Verify' }).click();
      await text(page, 'Invalid or expired code');
    },
  },
  {
    name: 'account-of-vendor',
    person: 'vendor',
    path: '/vendor/account-information',
    reach: (page) => heading(page, 'About you'),
  },
  { name: 'account-settings', person: 'couple', path: settings, reach: (page) => heading(page, 'Notifications') },
  {
    name: 'account-password',
    person: 'couple',
    path: settings,
    reach: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('tulip-meadow-7');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await text(page, 'Please enter your current password');
    },
  },
  {
    name: 'account-not-left',
    person: 'couple',
    path: settings,
    viewportOnly: true,
    reach: async (page) => {
      await page.getByText('News', { exact: true }).click();
      await page.getByRole('link', { name: 'Information' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'account-settings-of-vendor',
    person: 'vendor',
    path: ofVendors,
    reach: (page) => heading(page, 'Remove your business'),
  },
  {
    name: 'account-removal-question',
    person: 'vendor',
    path: ofVendors,
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Request removal' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...shownBy('pages-account', {
    'account-email-first-code': 'first-code',
    'account-email-late': 'second-code-late',
    'account-loading': 'loading',
    'account-not-loaded': 'error',
    'account-without-password': 'without-password',
    'account-removal-requested': 'removal-requested',
  }),
];
