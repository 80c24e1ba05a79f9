import type { Page } from 'playwright-core';
import { browserOnly } from '../e2e/support/browser-only.ts';
import { never, problem, text, type Screen } from './screen.ts';

const works = (page: Page) => page.locator('html[data-interactive]').waitFor({ state: 'attached' });
const categories = '**/api/vendorcategories';

/** The page as the browser renders it, with a changed response about categories. */
const withCategories = (answer: Parameters<Page['route']>[1]) => async (page: Page) => {
  await browserOnly(page);
  await page.route(categories, answer);
};
const down: Parameters<Page['route']>[1] = (route) => problem(route, 503, 'temporarily-unavailable');
const noPictures = (page: Page) => page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
const cannotBeRead = (page: Page) => text(page, 'Categories aren’t available');
const cardsOnTheirWay = (page: Page) => page.locator('main li[aria-hidden]').first().waitFor();

/** The landing page and the list of categories. */
export const publicScreens: Screen[] = [
  { name: 'landing', path: '/', reach: works },
  { name: 'landing-top', path: '/', viewportOnly: true, reach: works },
  {
    name: 'landing-place',
    path: '/',
    viewportOnly: true,
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
  { name: 'landing-loading', path: '/', prepare: withCategories(never), reach: cardsOnTheirWay },
  { name: 'landing-failed', path: '/', prepare: withCategories(down), reach: cannotBeRead },
  { name: 'landing-without-pictures', path: '/', prepare: noPictures, reach: works },
  { name: 'landing-without-scripts', path: '/', withoutScripts: true, reach: (page) => text(page, 'How it works') },
  { name: 'categories', path: '/vendor-categories', reach: works },
  {
    name: 'categories-loading',
    path: '/vendor-categories',
    prepare: withCategories(never),
    reach: async (page) => {
      await cardsOnTheirWay(page);
      await page.getByRole('progressbar', { name: 'Waiting for a response' }).waitFor();
    },
  },
  { name: 'categories-failed', path: '/vendor-categories', prepare: withCategories(down), reach: cannotBeRead },
  { name: 'categories-without-pictures', path: '/vendor-categories', prepare: noPictures, reach: works },
  { name: 'results-order', path: '/how-results-are-ordered', reach: works },
];

/** Sign-in, and a page that does not load. */
export const signInScreens: Screen[] = [
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
  {
    name: 'login-refused',
    path: '/login',
    prepare: (page) => page.route('**/api/auth/login', (route) => problem(route, 401, 'invalid-credentials')),
    reach: async (page) => {
      await page.getByLabel('Email').fill('nora@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.keyboard.press('Enter');
      await text(page, 'Invalid username');
    },
  },
];
