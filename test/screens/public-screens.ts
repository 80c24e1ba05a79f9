import { never, problem, text, type Screen } from './screen.ts';

/** A vendor's public page. */
export const webstoreScreens: Screen[] = [
  {
    name: 'webstore',
    path: '/vendors',
    reach: async (page) => {
      await page.getByRole('article').first().getByRole('link').click();
      await page.getByRole('heading', { name: 'Services' }).waitFor();
    },
  },
  {
    name: 'webstore-loading',
    path: '/some-vendor',
    prepare: (page) => page.route('**/api/webstores/url/*', never),
    reach: (page) => page.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' }),
  },
  { name: 'webstore-not-found', path: '/nobody-here-by-that-name', reach: (page) => text(page, 'Oops') },
  {
    name: 'webstore-failed',
    path: '/some-vendor',
    prepare: (page) => page.route('**/api/webstores/url/*', (route) => problem(route, 500, 'unexpected-error')),
    reach: (page) => text(page, 'Try again'),
  },
];

/** Sign-in, and a page that does not load. */
export const signInScreens: Screen[] = [
  {
    name: 'page-failed',
    path: '/login',
    prepare: (page) => page.route('**/assets/login-page*', (route) => route.abort()),
    reach: (page) => text(page, 'Something went wrong on our side'),
  },
  { name: 'login', path: '/login', reach: (page) => page.getByLabel('Password').waitFor() },
  {
    name: 'login-fields',
    path: '/login',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await text(page, 'Enter your password.');
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    prepare: (page) => page.route('**/api/auth/login', (route) => problem(route, 401, 'invalid-credentials')),
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nora@example.com');
      await page.getByLabel('Password').fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, 'Invalid username');
    },
  },
];
