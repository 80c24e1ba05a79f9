import type { Page, Route } from 'playwright-core';
import type { PublicationView } from '../../contracts/directory/directory.views.ts';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import type { Person } from './signed-in.ts';

/** One page in one state. */
export interface Screen {
  name: string;
  path: string;
  /** Who is signed in; a visitor when absent. */
  person?: Person;
  /** Puts answers of the api in place before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits until the state is there, or brings it about. */
  reach: (page: Page) => Promise<unknown>;
  /** For dialogs and open lists, which belong to the window and not to the page. */
  viewportOnly?: boolean;
}

const problem = (route: Route, status: number, error: string, fields = {}) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, error, message: error, fields, correlationId: '0198-example' }),
  });

const never = () => new Promise<void>(() => undefined);
const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const search = '**/api/webstoresearch*';
const longName = 'The Society of Light, Linen and Late Afternoons on the Pedernales, Photographers and Filmmakers';

/** Passes an answer of the api on, changed. */
const changed =
  <T>(change: (body: T) => unknown) =>
  async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  };

interface Found {
  results: { name: string; coverImage: string | null }[];
}
const withLongNames = changed<Found>((found) => ({
  ...found,
  results: found.results.map((listing, nth) => (nth % 2 === 0 ? { ...listing, name: longName } : listing)),
}));

const draftPath = /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/;
const publicationPath = '**/api/webstores/*/publication';
const withDraft = (page: Page, change: (draft: WebstoreDraftView) => WebstoreDraftView) =>
  page.route(draftPath, changed<WebstoreDraftView>(change));
const published = (draft: WebstoreDraftView): WebstoreDraftView => ({
  ...draft,
  publishStatus: 'Published',
  publishedVersion: 14,
  missingForPublish: [],
});
const publication = (state: Partial<PublicationView>) => (page: Page) =>
  Promise.all([
    withDraft(page, published),
    page.route(publicationPath, (route) =>
      route.fulfill({ json: { publishedVersion: 14, publishedAt: new Date().toISOString(), liveAt: null, ...state } }),
    ),
  ]);

const about = { path: '/vendor/webstore/editabout', person: 'vendor' } as const;
const aboutIsThere = (page: Page) => page.getByLabel('Business name').waitFor();
const renamed = async (page: Page) => {
  await page.getByLabel('Business name').fill('Wildrye and Daughters');
  await text(page, '1 change not saved');
};
const saved = async (page: Page) => {
  await renamed(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

const directory: Screen[] = [
  { name: 'directory', path: '/vendors', reach: (page) => text(page, /\d vendors$/) },
  {
    name: 'directory-searched',
    path: '/vendors?category=venues&place=chicago-il',
    reach: (page) => text(page, /\d vendors?$/),
  },
  {
    name: 'directory-loading',
    path: '/vendors?category=venues',
    prepare: (page) => page.route(search, never),
    reach: (page) => text(page, 'Searching'),
  },
  {
    name: 'directory-empty',
    path: '/vendors?category=florist&place=toronto-on',
    prepare: (page) =>
      page.route(search, (route) => route.fulfill({ json: { results: [], numResults: 0, page: 1, pageSize: 12 } })),
    reach: (page) => text(page, 'still adding vendors'),
  },
  {
    name: 'directory-failed',
    path: '/vendors?category=florist',
    prepare: (page) => page.route(search, (route) => problem(route, 503, 'search-unavailable')),
    reach: (page) => text(page, 'Search is not answering'),
  },
  {
    name: 'directory-short-name',
    path: '/vendors',
    reach: async (page) => {
      await text(page, /\d vendors$/);
      await page.getByLabel('Vendor name').fill('wil');
      await page.getByRole('button', { name: 'Search' }).click();
      await text(page, 'Type at least 4 letters');
    },
  },
  {
    name: 'directory-long-names',
    path: '/vendors',
    prepare: (page) => page.route(search, withLongNames),
    reach: (page) => text(page, longName),
  },
  {
    name: 'directory-choosing',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await text(page, /\d vendors$/);
      await page.getByRole('button', { name: 'What' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
];

const webstore: Screen[] = [
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

const login: Screen[] = [
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
      await text(page, 'do not match');
    },
  },
];

const editAbout: Screen[] = [
  { ...about, name: 'about', reach: aboutIsThere },
  {
    ...about,
    name: 'about-loading',
    prepare: (page) => page.route(draftPath, never),
    reach: (page) => page.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' }),
  },
  {
    ...about,
    name: 'about-failed',
    prepare: (page) => page.route(draftPath, (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'Try again'),
  },
  { ...about, name: 'about-no-webstore', person: 'couple', reach: (page) => text(page, 'No webstore') },
  {
    ...about,
    name: 'about-queued',
    prepare: publication({ state: 'queued' }),
    reach: (page) => text(page, 'Couples will find'),
  },
  {
    ...about,
    name: 'about-indexing',
    prepare: publication({ state: 'indexing' }),
    reach: (page) => text(page, 'Couples will find'),
  },
  {
    ...about,
    name: 'about-live',
    prepare: publication({ state: 'live', secondsToLive: 0.418 }),
    reach: (page) => text(page, 'Live in search after 0.42 s'),
  },
  {
    ...about,
    name: 'about-missing',
    prepare: (page) =>
      withDraft(page, (draft) => ({
        ...draft,
        publishStatus: 'Unpublished',
        publishedVersion: 0,
        missingForPublish: ['photo', 'businessDescription', 'services'],
      })),
    reach: (page) => text(page, 'Before you can publish'),
  },
  { ...about, name: 'about-changed', prepare: (page) => withDraft(page, published), reach: renamed },
  {
    ...about,
    name: 'about-refused',
    reach: async (page) => {
      await page.getByLabel('Business name').fill('');
      await page.getByLabel('Web address').fill('not an address');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await text(page, 'Use letters, digits and hyphens only.');
    },
  },
  {
    ...about,
    name: 'about-stale',
    prepare: (page) =>
      page.route('**/api/webstores', (route) =>
        route.request().method() === 'PATCH' ? problem(route, 409, 'stale-version') : route.fallback(),
      ),
    reach: async (page) => {
      await saved(page);
      await text(page, 'Someone changed this page');
    },
  },
  {
    ...about,
    name: 'about-save-failed',
    prepare: (page) => page.route('**/api/webstores', (route) => problem(route, 500, 'unexpected-error')),
    reach: async (page) => {
      await saved(page);
      await text(page, 'Error saving changes');
    },
  },
  {
    ...about,
    name: 'about-unpublish',
    viewportOnly: true,
    prepare: (page) => withDraft(page, published),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...about,
    name: 'about-choosing',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Categories' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor();
    },
  },
];

/** Every page and state that there is a picture of. */
export const screens: Screen[] = [...directory, ...webstore, ...login, ...editAbout];
