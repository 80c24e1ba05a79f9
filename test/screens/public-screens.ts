import { problem, text, type Screen } from './screen.ts';

/** Sign-in, and a page that does not load. */
export const signInScreens: Screen[] = [
  {
    name: 'page-failed',
    path: '/login',
    prepare: (page) => page.route('**/assets/login-page*', (route) => route.abort()),
    reach: (page) => text(page, 'Something went wrong on our side'),
  },
  { name: 'login', path: '/login', reach: (page) => page.getByLabel('Password', { exact: true }).waitFor() },
  {
    name: 'login-fields',
    path: '/login',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await text(page, 'password is required');
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    prepare: (page) => page.route('**/api/auth/login', (route) => problem(route, 401, 'invalid-credentials')),
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nora@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, 'Invalid username');
    },
  },
];
