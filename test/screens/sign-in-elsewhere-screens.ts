import type { Page } from 'playwright-core';
import type { FeatureToggleView } from '../../contracts/content/content.views.ts';

import { dialog, never, shownBy, text, type AnyScreen } from './screen.ts';

/** Disables our own pages for vendors, who then sign in elsewhere. */
const withoutNewVendorPages = (page: Page) =>
  page.route('**/api/system/featureToggles*', (route) =>
    route.fulfill({ json: [{ featureName: 'newVendor', enabled: 0 } satisfies FeatureToggleView] }),
  );

const starting = (provider: 'vendor' | 'staff', answer?: object) => async (page: Page) => {
  await withoutNewVendorPages(page);
  if (answer === undefined) await page.route('**/api/auth/single-sign-on', never);
  else await page.route('**/api/auth/single-sign-on', (route) => route.fulfill({ json: answer }));
  await page.addInitScript(
    `sessionStorage.setItem('posy.single-sign-on', '${JSON.stringify({ provider, state: 'known' })}')`,
  );
};

/** Signing in with a provider, and the list of sessions. */
export const signInElsewhereScreens: AnyScreen[] = [
  {
    name: 'single-sign-on-staff-failed',
    path: '/authcallback?state=known',
    prepare: starting('staff'),
    reach: (page) => text(page, 'Sign-in failed'),
  },
  ...shownBy('pages-sign-in-elsewhere', {
    'single-sign-on-redirect': 'redirecting',
    'single-sign-on-away': 'error',
    'single-sign-on-callback': 'coming-back',
    'single-sign-on-second-factor': 'second-factor',
    'single-sign-on-state': 'wrong-state',
  }),
  ...shownBy('pages-sessions', {
    'sessions-one': 'alone',
    sessions: 'many',
    'sessions-loading': 'loading',
    'sessions-failed': 'error',
  }),
  ...shownBy('pages-sessions', { 'sessions-end-all': 'end-all' }, dialog),
];
