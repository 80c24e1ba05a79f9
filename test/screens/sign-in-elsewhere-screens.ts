import type { Page } from 'playwright-core';
import type { FeatureToggleView } from '../../contracts/content/content.views.ts';
import type { SessionView } from '../../contracts/identity/sessions.views.ts';
import { never, problem, text, type Screen } from './screen.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const browsers = {
  chrome: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

const session = (nth: number, more: Partial<SessionView> = {}): SessionView => ({
  id: `0198c0de-0000-7000-8000-00000000070${nth}`,
  isCurrent: nth === 1,
  provider: 'password',
  userAgent: browsers.chrome,
  address: '203.0.113.24',
  startedAt: hoursAgo(30 * nth),
  seenAt: hoursAgo(5 * (nth - 1)),
  ...more,
});

const many = [
  session(1),
  session(2, { userAgent: browsers.phone, address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' }),
  session(3, { provider: 'admin-impersonation', userAgent: browsers.firefox, address: '198.51.100.7' }),
  session(4, { userAgent: '', address: '' }),
];

const answerSessions = (results: SessionView[], numResults = results.length) => ({
  person: 'couple' as const,
  path: '/account/sessions',
  prepare: (page: Page) =>
    page.route('**/api/sessions?*', (route) => route.fulfill({ json: { results, numResults, page: 1, pageSize: 25 } })),
});

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
export const signInElsewhereScreens: Screen[] = [
  {
    name: 'single-sign-on-redirect',
    path: '/vendor-login',
    prepare: starting('vendor'),
    reach: (page) => text(page, 'Redirecting to Auth...'),
  },
  {
    name: 'single-sign-on-away',
    path: '/vendor-login',
    prepare: async (page) => {
      await withoutNewVendorPages(page);
      await page.route('**/api/auth/single-sign-on', (route) => problem(route, 503, 'single-sign-on-unavailable'));
    },
    reach: (page) => text(page, 'The sign-in service isn’t available'),
  },
  {
    name: 'single-sign-on-callback',
    path: '/authcallback?code=c&state=known',
    prepare: async (page) => {
      await starting('vendor')(page);
      await page.route('**/api/auth/single-sign-on/callback', never);
    },
    reach: (page) => text(page, 'Signing you in'),
  },
  {
    name: 'single-sign-on-second-factor',
    path: '/authcallback?code=c&state=known',
    prepare: async (page) => {
      await starting('vendor')(page);
      const challenge = { name: 'MFA_REQUIRED', session: 's'.repeat(43), username: 'june@example.com', expiresIn: 300 };
      await page.route('**/api/auth/single-sign-on/callback', (route) =>
        route.fulfill({ json: { challenge, provider: 'vendor' } }),
      );
    },
    reach: (page) => page.getByLabel('Code from the app').waitFor(),
  },
  {
    name: 'single-sign-on-state',
    path: '/authcallback?code=c&state=made-up',
    reach: (page) => text(page, 'Invalid state object returned from SSO'),
  },
  {
    name: 'single-sign-on-staff-failed',
    path: '/authcallback?state=known',
    prepare: starting('staff'),
    reach: (page) => text(page, 'Sign-in failed'),
  },
  { ...answerSessions(many.slice(0, 1)), name: 'sessions-one', reach: (page) => text(page, 'This browser') },
  { ...answerSessions(many, 30), name: 'sessions', reach: (page) => text(page, 'Show more') },
  {
    ...answerSessions(many),
    name: 'sessions-end-all',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...answerSessions([]),
    name: 'sessions-loading',
    prepare: (page) => page.route('**/api/sessions?*', never),
    reach: (page) => page.getByRole('heading', { name: 'Where you’re signed in' }).waitFor(),
  },
  {
    ...answerSessions([]),
    name: 'sessions-failed',
    prepare: (page) => page.route('**/api/sessions?*', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'We couldn’t load this list'),
  },
];
