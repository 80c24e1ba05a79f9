import type { Page } from 'playwright-core';
import { dialog, never, problem, shownBy, text, type AnyScreen } from './screen.ts';

/** A user whose tokens name an operator. */
const actedFor = (page: Page) =>
  page.addInitScript(`{
    const kept = JSON.parse(localStorage.getItem('posy.session'));
    kept.idTokenAttributes = { ...kept.idTokenAttributes, act: { sub: 'operator' } };
    localStorage.setItem('posy.session', JSON.stringify(kept));
  }`);

/** The admin area. */
export const adminScreens: AnyScreen[] = [
  ...shownBy('pages-admin', {
    'admin-home': 'home',
    'admin-webstores': 'webstores',
    'admin-webstores-none': 'webstores-empty',
    'admin-webstores-loading': 'webstores-loading',
    'admin-webstores-failed': 'webstores-error',
    'admin-webstore': 'webstore',
    'admin-webstore-without-vendor': 'webstore-without-vendor',
    'admin-webstore-failed': 'webstore-error',
    'admin-users': 'users',
    'admin-users-none': 'users-empty',
    'admin-user': 'user',
    'admin-user-without-webstores': 'user-without-webstores',
    'admin-user-failed': 'user-error',
    'admin-impersonations': 'impersonations',
    'admin-impersonations-empty': 'impersonations-empty',
    'admin-impersonations-failed': 'impersonations-error',
  }),
  ...shownBy('pages-admin-photos', {
    'admin-photos': 'default',
    'admin-photos-selected': 'selected',
    'admin-photos-none': 'empty',
    'admin-photos-loading': 'loading',
    'admin-photos-failed': 'failed',
  }),
  ...shownBy('pages-admin-photos', { 'admin-photos-removing': 'removing' }, dialog),
  ...shownBy(
    'pages-admin',
    { 'admin-act-for': 'act-for', 'admin-act-for-refused': 'act-for-without-a-reason' },
    dialog,
  ),
  {
    name: 'admin-login',
    path: '/admin',
    prepare: (page) => page.route('**/api/auth/single-sign-on', never),
    reach: (page) => text(page, 'Redirecting to Auth...'),
  },
  {
    name: 'admin-login-failed',
    path: '/admin',
    prepare: (page) =>
      page.route('**/api/auth/single-sign-on', (route) => problem(route, 503, 'single-sign-on-unavailable')),
    reach: (page) => text(page, 'We couldn’t reach the sign-in service'),
  },
  {
    name: 'admin-refused',
    person: 'couple',
    path: '/admin',
    reach: (page) => text(page, 'Admin Authentication Error'),
  },
  {
    person: 'operator',
    name: 'admin-webstore-edit',
    path: '/admin/webstores?text=wildrye',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Wildrye Photographs' }).first().click();
      await page.getByRole('link', { name: 'About' }).click();
      await page.getByLabel('Business name').waitFor();
    },
  },
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
];
