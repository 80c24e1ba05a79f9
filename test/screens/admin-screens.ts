import type { Page } from 'playwright-core';
import type { AdminWebstoreView } from '../../contracts/webstore/admin-webstores.views.ts';
import {
  adminUser,
  adminVendor,
  adminWebstoreRow,
  impersonatedChange,
  impersonations,
  pageOf,
} from '../../web/src/test-support/admin-examples.ts';
import { changed, never, problem, text, type Screen } from './screen.ts';

const operator = { person: 'operator' } as const;
const now = () => Date.now();
const aUserPath = `/admin/users/${adminUser(0).id}`;
const numbers = (many: number) => Array.from({ length: many }, (_one, nth) => nth + 1);

const answers =
  (bodies: { [path: string]: () => unknown }) =>
  async (page: Page): Promise<void> => {
    for (const [path, body] of Object.entries(bodies)) {
      await page.route(`**/api/${path}`, (route) => route.fulfill({ json: body() }));
    }
  };
const refused = (path: string, status: number, error: string) => (page: Page) =>
  page.route(`**/api/${path}`, (route) => problem(route, status, error));

/** A webstore of the demo data, with a vendor of the examples. */
const webstoreOf = (vendor: AdminWebstoreView['vendor']) => async (page: Page) => {
  await page.route(
    '**/api/admin/webstores/*',
    changed<AdminWebstoreView>((body) => ({ ...body, vendor })),
  );
};
const openWebstore = async (page: Page) => {
  await page.getByRole('rowheader').getByRole('link', { name: 'Wildrye Photographs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wildrye Photographs' }).waitFor();
  await text(page, 'Plan');
};
const webstoreSearch = '/admin/webstores?text=wildrye';

const aUser = answers({
  'admin/users/*': () => adminUser(now()),
  'users/*/webstores*': () => pageOf(numbers(3).map((nth) => adminWebstoreRow(now(), nth))),
});
const askWhy = async (page: Page) => {
  await page.getByRole('button', { name: 'Act for this user' }).click();
  await page.getByRole('alertdialog').waitFor();
};

/** A user whose tokens name an operator. */
const actedFor = (page: Page) =>
  page.addInitScript(`{
    const kept = JSON.parse(localStorage.getItem('posy.session'));
    kept.idTokenAttributes = { ...kept.idTokenAttributes, act: { sub: 'operator' } };
    localStorage.setItem('posy.session', JSON.stringify(kept));
  }`);

const webstoreScreens: Screen[] = [
  {
    ...operator,
    name: 'admin-webstores',
    path: '/admin/webstores',
    prepare: answers({
      'admin/webstores?*': () =>
        pageOf(
          numbers(8).map((nth) => adminWebstoreRow(now(), nth)),
          60,
        ),
    }),
    reach: (page) => page.getByRole('table').waitFor(),
  },
  {
    ...operator,
    name: 'admin-webstores-none',
    path: '/admin/webstores?text=zzzzqqqq',
    reach: (page) => text(page, 'No webstores found'),
  },
  {
    ...operator,
    name: 'admin-webstores-loading',
    path: '/admin/webstores',
    prepare: (page) => page.route('**/api/admin/webstores?*', never),
    reach: (page) => page.getByRole('status').first().waitFor({ state: 'attached' }),
  },
  {
    ...operator,
    name: 'admin-webstores-failed',
    path: '/admin/webstores',
    prepare: refused('admin/webstores?*', 503, 'temporarily-unavailable'),
    reach: (page) => text(page, 'We couldn’t load the webstores'),
  },
  {
    ...operator,
    name: 'admin-webstore',
    path: webstoreSearch,
    prepare: webstoreOf(adminVendor()),
    reach: openWebstore,
  },
  {
    ...operator,
    name: 'admin-webstore-without-vendor',
    path: webstoreSearch,
    prepare: webstoreOf(null),
    reach: openWebstore,
  },
  {
    ...operator,
    name: 'admin-webstore-failed',
    path: '/admin/webstores/0198c0de-0000-7000-8000-0000000000aa',
    prepare: refused('admin/webstores/*', 404, 'webstore-not-found'),
    reach: (page) => text(page, 'error fetching webstore'),
  },
  {
    ...operator,
    name: 'admin-webstore-edit',
    path: webstoreSearch,
    reach: async (page) => {
      await openWebstore(page);
      await page.getByRole('link', { name: 'About' }).click();
      await page.getByLabel('Business name').waitFor();
    },
  },
];

const userScreens: Screen[] = [
  {
    ...operator,
    name: 'admin-users',
    path: '/admin/users',
    prepare: answers({ 'admin/users?*': () => pageOf(numbers(6).map((nth) => adminUser(now(), nth))) }),
    reach: (page) => page.getByRole('table').waitFor(),
  },
  {
    ...operator,
    name: 'admin-users-none',
    path: '/admin/users?text=zzzzqqqq',
    reach: (page) => text(page, 'No users found'),
  },
  { ...operator, name: 'admin-user', path: aUserPath, prepare: aUser, reach: (page) => text(page, 'Wildrye Flowers') },
  {
    ...operator,
    name: 'admin-user-without-webstores',
    path: aUserPath,
    prepare: async (page) => {
      await aUser(page);
      await answers({
        'admin/users/*': () => adminUser(now(), 4),
        'users/*/webstores*': () => pageOf([]),
      })(page);
    },
    reach: (page) => text(page, 'This user has no webstores.'),
  },
  {
    ...operator,
    name: 'admin-user-failed',
    path: aUserPath,
    prepare: refused('admin/users/*', 503, 'temporarily-unavailable'),
    reach: (page) => text(page, 'We couldn’t load this user'),
  },
  { ...operator, name: 'admin-act-for', path: aUserPath, viewportOnly: true, prepare: aUser, reach: askWhy },
  {
    ...operator,
    name: 'admin-act-for-refused',
    path: aUserPath,
    viewportOnly: true,
    prepare: async (page) => {
      await aUser(page);
      await refused('admin/impersonations', 403, 'not-allowed')(page);
    },
    reach: async (page) => {
      await askWhy(page);
      await page.getByRole('button', { name: 'Start' }).click();
      await text(page, 'Enter a reason of at least 3 characters.');
    },
  },
];

/** The admin area. */
export const adminScreens: Screen[] = [
  { ...operator, name: 'admin-home', path: '/admin', reach: (page) => text(page, 'Manage the site’s users') },
  {
    name: 'admin-login',
    path: '/admin',
    prepare: (page) => page.route('**/api/auth/single-sign-on', never),
    reach: (page) => text(page, 'Redirecting to Auth...'),
  },
  {
    name: 'admin-login-failed',
    path: '/admin',
    prepare: refused('auth/single-sign-on', 503, 'single-sign-on-unavailable'),
    reach: (page) => text(page, 'We couldn’t reach the sign-in service'),
  },
  {
    name: 'admin-refused',
    person: 'couple',
    path: '/admin',
    reach: (page) => text(page, 'Admin Authentication Error'),
  },
  ...webstoreScreens,
  ...userScreens,
  {
    name: 'admin-banner',
    person: 'couple',
    path: '/vendors',
    viewportOnly: true,
    prepare: actedFor,
    reach: (page) => text(page, 'impersonating user'),
  },
  {
    name: 'admin-banner-in-editor',
    person: 'vendor',
    path: '/vendor/webstore/editabout',
    viewportOnly: true,
    prepare: actedFor,
    reach: async (page) => {
      await text(page, 'impersonating user');
      await page.getByLabel('Business name').waitFor();
    },
  },
  {
    ...operator,
    name: 'admin-impersonations',
    path: '/admin/impersonations',
    prepare: answers({
      'admin/impersonations?*': () => pageOf(impersonations(now()), 40),
      'admin/impersonations/*/changes*': () => pageOf(numbers(3).map((nth) => impersonatedChange(now(), nth))),
    }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show changes' }).first().click();
      await text(page, 'business_description');
    },
  },
  {
    ...operator,
    name: 'admin-impersonations-empty',
    path: '/admin/impersonations',
    prepare: answers({ 'admin/impersonations?*': () => pageOf([]) }),
    reach: (page) => text(page, 'No impersonations yet'),
  },
  {
    ...operator,
    name: 'admin-impersonations-failed',
    path: '/admin/impersonations',
    prepare: refused('admin/impersonations?*', 503, 'temporarily-unavailable'),
    reach: (page) => text(page, 'We couldn’t load the records'),
  },
];
