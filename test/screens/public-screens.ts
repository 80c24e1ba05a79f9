import type { Page } from 'playwright-core';
import { listOfCombobox, shownBy, text, type AnyScreen } from './screen.ts';

const works = (page: Page) => page.locator('html[data-interactive]').waitFor({ state: 'attached' });
const noPictures = (page: Page) => page.route('**/media/**', (route) => route.fulfill({ status: 404 }));

/** The landing page and the list of categories. */
export const publicScreens: AnyScreen[] = [
  { name: 'landing', path: '/', reach: works },
  { name: 'landing-top', path: '/', viewportOnly: true, reach: works },
  {
    name: 'landing-place',
    path: '/',
    viewportOnly: true,
    exempt: listOfCombobox,
    reach: async (page) => {
      await works(page);
      await page.getByRole('combobox', { name: 'Where' }).pressSequentially('aus');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'landing-category',
    path: '/',
    viewportOnly: true,
    reach: async (page) => {
      await works(page);
      await page.getByRole('button', { name: / What$/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'landing-without-pictures', path: '/', prepare: noPictures, reach: works },
  { name: 'landing-without-scripts', path: '/', withoutScripts: true, reach: (page) => text(page, 'How it works') },
  { name: 'categories', path: '/vendor-categories', reach: works },
  { name: 'categories-without-pictures', path: '/vendor-categories', prepare: noPictures, reach: works },
  { name: 'results-order', path: '/how-results-are-ordered', reach: works },
  ...shownBy('pages-landing', { 'landing-loading': 'loading', 'landing-failed': 'error' }),
  ...shownBy('pages-categories', { 'categories-loading': 'loading', 'categories-failed': 'error' }),
];

/** Sign-in, and a page that does not load. */
export const signInScreens: AnyScreen[] = [
  {
    name: 'page-failed',
    path: '/login',
    prepare: (page) => page.route('**/assets/login-page*', (route) => route.abort()),
    reach: (page) => text(page, 'Something went wrong on our end'),
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
  ...shownBy('pages-sign-in', { 'login-refused': 'error', 'login-waiting': 'loading' }),
];
