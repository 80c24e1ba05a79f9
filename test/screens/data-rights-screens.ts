import type { Page } from 'playwright-core';
import { changed, never, problem, text, type Screen } from './screen.ts';

const couple = { person: 'couple', path: '/account-settings' } as const;
const vendor = { person: 'vendor', path: '/vendor/account-settings' } as const;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const copyIs =
  (state: string, more = {}) =>
  (page: Page) =>
    page.route('**/api/users/*/exports', (route) =>
      route.fulfill({
        json: {
          proof: 'password',
          export: {
            id: '0198c0de-0000-7000-8000-0000000000e1',
            state,
            requestedAt: inDays(0),
            readyUntil: null,
            size: null,
            ...more,
          },
        },
      }),
    );
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('dialog').waitFor();
};
const closingAnswers = (page: Page, json: object) =>
  page.route('**/api/users/*/closing', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { graceDays: 14, proof: 'password', closesAt: inDays(14), ...json } })
      : route.fulfill({ json: { graceDays: 14, proof: 'password', closesAt: null, ...json } }),
  );
/** A user who returns in the grace period. */
const leaving = (page: Page) =>
  page.addInitScript(
    `const kept = JSON.parse(localStorage.getItem('posy.session'));
     kept.user.closesAt = '${inDays(9)}';
     localStorage.setItem('posy.session', JSON.stringify(kept));`,
  );

/** The page about a user's rights on their data. */
export const dataRightsScreens: Screen[] = [
  { ...couple, name: 'data-rights', reach: (page) => text(page, 'Request a copy') },
  {
    ...couple,
    name: 'data-rights-on-its-way',
    prepare: copyIs('requested'),
    reach: (page) => text(page, 'We’re preparing your copy'),
  },
  {
    ...vendor,
    name: 'data-rights-ready',
    prepare: copyIs('ready', { readyUntil: inDays(0.9), size: 18_400 }),
    reach: (page) => text(page, 'Download your copy'),
  },
  { ...couple, name: 'data-rights-failed', prepare: copyIs('failed'), reach: (page) => text(page, 'Request again') },
  {
    ...couple,
    name: 'data-rights-loading',
    prepare: (page) => page.route('**/api/users/*/exports', never),
    reach: (page) => text(page, 'Close account'),
  },
  {
    ...couple,
    name: 'data-rights-unknown',
    prepare: (page) => page.route('**/api/users/*/exports', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'This couldn’t be loaded.'),
  },
  { ...vendor, name: 'data-rights-close', viewportOnly: true, reach: openDialog },
  {
    ...couple,
    name: 'data-rights-close-with-a-code',
    viewportOnly: true,
    prepare: (page) => closingAnswers(page, { proof: 'code' }),
    reach: openDialog,
  },
  {
    ...couple,
    name: 'data-rights-close-wrong-password',
    viewportOnly: true,
    prepare: (page) =>
      page.route('**/api/users/*/closing', (route) =>
        route.request().method() === 'POST'
          ? problem(route, 400, 'invalid-input', { password: ['wrong-password'] })
          : route.fallback(),
      ),
    reach: async (page) => {
      await openDialog(page);
      await page.getByRole('textbox', { name: 'Your password' }).fill('not mine');
      await page.getByRole('button', { name: 'Close my account' }).click();
      await text(page, 'That’s not your password.');
    },
  },
  {
    ...couple,
    name: 'data-rights-closed',
    viewportOnly: true,
    // React Aria announces which button was pressed, for seven seconds, even if that button has disappeared by then.
    exempt: ['role-img-alt'],
    prepare: (page) => closingAnswers(page, {}),
    reach: async (page) => {
      await openDialog(page);
      await page.getByRole('textbox', { name: 'Your password' }).fill('secret');
      await page.getByRole('button', { name: 'Close my account' }).click();
      await text(page, 'Your account is closed');
    },
  },
  {
    ...couple,
    name: 'data-rights-grace',
    prepare: async (page) => {
      await leaving(page);
      await page.route(
        '**/api/users/*/closing',
        changed((closing: object) => ({ ...closing, closesAt: inDays(9) })),
      );
      await page.route(
        '**/api/users/me',
        changed((user: object) => ({ ...user, closesAt: inDays(9) })),
      );
    },
    reach: (page) => text(page, 'Your account will be erased on'),
  },
  {
    person: 'couple',
    path: '/favorites',
    name: 'data-rights-banner',
    prepare: async (page) => {
      await leaving(page);
      await page.route(
        '**/api/users/me',
        changed((user: object) => ({ ...user, closesAt: inDays(9) })),
      );
    },
    reach: (page) => text(page, 'Your account will be erased on'),
  },
  {
    person: 'operator',
    path: '/admin/users?text=couple@posy.example',
    name: 'data-rights-erase-person',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Erase this person' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
