import type { Page } from 'playwright-core';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { changed, listOfCombobox, never, problem, text, type Screen } from './screen.ts';

const draftPath = /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/;
const placePath = '**/api/webstores/*/establishments/*';
const withDraft = (changes: Partial<WebstoreDraftView>) => (page: Page) =>
  page.route(
    draftPath,
    changed<WebstoreDraftView>((draft) => ({ ...draft, ...changes })),
  );
const reviews = { path: '/vendor/webstore/editreviews', person: 'vendor' } as const;
const connected = (page: Page) => text(page, /^\d+ reviews$/);
const disconnected = withDraft({ googlePlaceId: null });
const search = (page: Page) => page.getByRole('combobox', { name: 'Business name or address' });

/** The page that connects a webstore with its reviews. */
export const reviewsScreens: Screen[] = [
  { ...reviews, name: 'reviews', reach: connected },
  { ...reviews, name: 'reviews-empty', prepare: disconnected, reach: (page) => text(page, 'Find your place') },
  {
    ...reviews,
    name: 'reviews-search',
    exempt: listOfCombobox,
    prepare: disconnected,
    reach: async (page) => {
      await search(page).fill('photo');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    ...reviews,
    name: 'reviews-refused',
    prepare: disconnected,
    reach: async (page) => {
      await search(page).fill('wildrye photos');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await text(page, 'Place: field required');
    },
  },
  {
    ...reviews,
    name: 'reviews-disconnect',
    viewportOnly: true,
    reach: async (page) => {
      await connected(page);
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...reviews,
    name: 'reviews-loading',
    prepare: (page) => page.route(placePath, never),
    reach: (page) => page.getByText('Loading the place').waitFor({ state: 'attached' }),
  },
  {
    ...reviews,
    name: 'reviews-failed',
    prepare: (page) => page.route(placePath, (route) => problem(route, 404, 'establishment-not-found')),
    reach: (page) => text(page, 'We couldn’t load this place'),
  },
  {
    ...reviews,
    name: 'reviews-locked',
    prepare: withDraft({ activeFeatures: [] }),
    reach: (page) => text(page, 'premium users only'),
  },
];
