import type { Page } from 'playwright-core';
import type { PublicationView } from '../../contracts/directory/directory.views.ts';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { changed, problem, shownBy, text, type AnyScreen, type Screen } from './screen.ts';

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
      route.fulfill({
        json: {
          publishedVersion: 14,
          publishedAt: new Date().toISOString(),
          liveAt: null,
          secondsToLive: null,
          ...state,
        },
      }),
    ),
  ]);

const about = { path: '/vendor/webstore/editabout', person: 'vendor' } as const;
const aboutIsThere = (page: Page) => page.getByLabel('Business name').waitFor();
const renamed = async (page: Page) => {
  await page.getByLabel('Business name').fill('Wildrye and Daughters');
  await text(page, '1 unsaved change');
};
const saved = async (page: Page) => {
  await renamed(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

/** The vendor's About page. */
export const aboutScreens: AnyScreen[] = [
  { ...about, name: 'about', reach: aboutIsThere },
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
    reach: (page) => text(page, 'Live in search after 0.42 seconds'),
  },
  {
    ...about,
    name: 'about-two-categories',
    prepare: (page) =>
      withDraft(page, (draft) => ({ ...draft, categoryIds: [2, ...draft.categoryIds], capacity: 150 })),
    reach: (page) => page.getByLabel('Maximum guests').waitFor(),
  },
  {
    ...about,
    name: 'about-refused',
    reach: async (page) => {
      await page.getByLabel('Business name').fill('');
      await page.getByLabel('Web address').fill('not an address');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await text(page, 'Invalid web store URL. Use only letters, numbers and hyphens.');
    },
  },
  ...(['locally', 'nationally', 'globally'] as const).map((travelOption): Screen => ({
    ...about,
    name: `about-service-area-${travelOption}`,
    prepare: (page) =>
      withDraft(page, (draft) => ({
        ...draft,
        ...{ travels: true, travelOption, travelDistance: travelOption === 'locally' ? 100 : null },
        ...{ onlineStore: true, shippingOption: 'national' },
      })),
    reach: async (page) => {
      await aboutIsThere(page);
      await page.getByText('How far you travel').first().scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Map of your service area' }).scrollIntoViewIfNeeded();
      await text(page, travelOption === 'locally' ? 'miles of' : 'Anywhere in the');
    },
  })),
  {
    ...about,
    name: 'about-service-area-nowhere',
    prepare: (page) =>
      withDraft(page, (draft) => ({
        ...draft,
        addresses: [],
        serviceArea: '',
        travelOption: null,
        travelDistance: null,
      })),
    reach: async (page) => {
      await aboutIsThere(page);
      await page.getByText('How far you travel').first().scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Map of your service area' }).scrollIntoViewIfNeeded();
      await text(page, 'Add your address or a primary market');
    },
  },
  ...(['fern-and-ferment', 'a-free-address'] as const).map((address): Screen => ({
    ...about,
    name: `about-address-${address}`,
    viewportOnly: true,
    prepare: (page) =>
      page.route('**/available', (route) => route.fulfill({ json: { urlIsAvailable: address === 'a-free-address' } })),
    reach: async (page) => {
      await page.getByLabel('Web address').fill(address);
      await text(page, /is (not )?available\./);
    },
  })),
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
    name: 'about-leave',
    viewportOnly: true,
    reach: async (page) => {
      await renamed(page);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
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
  ...shownBy('pages-vendor-about', {
    'about-loading': 'loading',
    'about-failed': 'error',
    'about-no-webstore': 'empty',
    'about-links': 'links',
    'about-required': 'required-to-publish',
    'about-missing': 'not-ready-to-publish',
    'about-changed': 'changed',
    'about-service-area-refused': 'service-area-refused',
  }),
];
