import type { Page } from 'playwright-core';
import type { PublicWebstoreView } from '../../contracts/webstore/webstore.views.ts';
import { browserOnly } from '../e2e/support/browser-only.ts';
import { changed, shownBy, text, type AnyScreen, type Screen } from './screen.ts';

const path = '/wildrye-photographs';
const page = '**/api/webstores/url/*';
const isThere = (page: Page) => page.getByRole('heading', { name: 'Amenities and services' }).waitFor();

/** The page as the browser renders it from a changed response. */
const showing = (change: (webstore: PublicWebstoreView) => Partial<PublicWebstoreView>) => async (tab: Page) => {
  await browserOnly(tab);
  await tab.route(
    page,
    changed<PublicWebstoreView>((webstore) => ({ ...webstore, ...change(webstore) })),
  );
};

const works = (tab: Page) => tab.locator('html[data-interactive]').waitFor({ state: 'attached' });

/** Scrolls to a section as its link in the bar does. */
async function toSection(tab: Page, id: string): Promise<void> {
  await works(tab);
  await tab.locator(`a[href="#${id}"]`).first().click();
  // Pictures that become visible only now.
  await tab.waitForTimeout(400);
}

const sections = ['about', 'availability', 'media-gallery', 'google-reviews', 'packages', 'faqs', 'partners', 'awards'];

/** A vendor's public page. */
export const webstoreScreens: AnyScreen[] = [
  { name: 'webstore', path, reach: isThere },
  ...sections.map((name): Screen => ({
    name: `webstore-at-${name}`,
    path,
    viewportOnly: true,
    reach: (tab) => toSection(tab, `webstore-${name}`),
  })),
  { name: 'webstore-owned', path, person: 'vendor', reach: (tab) => text(tab, 'Edit your page') },
  { name: 'webstore-without-scripts', path, withoutScripts: true, reach: isThere },
  {
    name: 'webstore-without-pictures',
    path,
    prepare: (tab) => tab.route('**/media/**', (route) => route.fulfill({ status: 404 })),
    reach: works,
  },
  {
    name: 'webstore-two-pictures',
    path,
    prepare: showing(({ images }) => ({ images: images.slice(0, 2) })),
    reach: isThere,
  },
  {
    name: 'webstore-three-pictures',
    path,
    prepare: showing(({ images }) => ({ images: images.slice(0, 3) })),
    reach: isThere,
  },
  {
    name: 'webstore-no-days',
    path,
    prepare: async (tab) => {
      await browserOnly(tab);
      await tab.route(/webstores\/[^/]+\/availability/, (route) => route.fulfill({ json: [] }));
    },
    reach: (tab) => text(tab, 'No dates are listed yet'),
  },
  { name: 'webstore-not-found', path: '/nobody-here-by-that-name', reach: (tab) => text(tab, 'Oops') },
  {
    name: 'webstore-flagged',
    path,
    person: 'vendor',
    prepare: (tab) =>
      tab.route(
        `${page}?removeInvalidImgSrc=false`,
        changed<PublicWebstoreView>((webstore) => ({
          ...webstore,
          images: webstore.images.map((image, nth) => (nth === 1 ? { ...image, validationResult: false } : image)),
        })),
      ),
    reach: (tab) => text(tab, 'Image flagged'),
  },
  {
    name: 'webstore-lightbox',
    path,
    viewportOnly: true,
    reach: async (tab) => {
      await tab.locator('html[data-interactive]').waitFor({ state: 'attached' });
      await tab
        .getByRole('button', { name: /^Open photo 1/ })
        .first()
        .click();
      await tab.getByRole('dialog').waitFor();
    },
  },
  ...shownBy('pages-webstore', {
    'webstore-bare': 'bare',
    'webstore-unclaimed': 'unclaimed',
    'webstore-loading': 'loading',
    'webstore-failed': 'error',
    'webstore-long': 'long-text',
    'webstore-parts-failed': 'parts-failed',
    'webstore-all': 'all-of-it',
  }),
];
