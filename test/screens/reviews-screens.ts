import type { Page } from 'playwright-core';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { changed, listOfCombobox, shownBy, text, type AnyScreen } from './screen.ts';

const draftPath = /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/;
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
export const reviewsScreens: AnyScreen[] = [
  { ...reviews, name: 'reviews', reach: connected },
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
    name: 'reviews-disconnect',
    viewportOnly: true,
    reach: async (page) => {
      await connected(page);
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...shownBy('pages-vendor-reviews', {
    'reviews-empty': 'empty',
    'reviews-refused': 'error',
    'reviews-loading': 'loading',
    'reviews-failed': 'not-loaded',
    'reviews-locked': 'locked',
  }),
];
