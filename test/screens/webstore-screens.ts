import type { Page } from 'playwright-core';
import type { PublicWebstoreView } from '../../contracts/webstore/webstore.views.ts';
import { browserOnly } from '../e2e/support/browser-only.ts';
import { changed, never, problem, text, type Screen } from './screen.ts';

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

const longName = 'The Society of Light, Linen and Late Afternoons on the Pedernales, Photographers and Filmmakers';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);

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
export const webstoreScreens: Screen[] = [
  { name: 'webstore', path, reach: isThere },
  ...sections.map((name): Screen => ({
    name: `webstore-at-${name}`,
    path,
    viewportOnly: true,
    reach: (tab) => toSection(tab, `webstore-${name}`),
  })),
  {
    name: 'webstore-all',
    path,
    prepare: showing(({ images }) => ({
      images: [...images, ...images].map((image, nth) => ({ ...image, id: `${image.id.slice(0, -2)}${10 + nth}` })),
    })),
    reach: async (tab) => {
      await works(tab);
      for (const name of [/^See all \d+$/, /^View \d+ more$/]) {
        await tab.locator('main section').getByRole('button', { name }).first().click();
      }
    },
  },
  { name: 'webstore-owned', path, person: 'vendor', reach: (tab) => text(tab, 'Edit your page') },
  { name: 'webstore-without-scripts', path, withoutScripts: true, reach: isThere },
  {
    name: 'webstore-without-pictures',
    path,
    prepare: (tab) => tab.route('**/media/**', (route) => route.fulfill({ status: 404 })),
    reach: works,
  },
  { name: 'webstore-unclaimed', path, prepare: showing(() => ({ isUnclaimed: true })), reach: isThere },
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
  {
    name: 'webstore-loading',
    path,
    prepare: async (tab) => {
      await browserOnly(tab);
      await tab.route(page, never);
    },
    reach: (tab) => tab.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' }),
  },
  { name: 'webstore-not-found', path: '/nobody-here-by-that-name', reach: (tab) => text(tab, 'Oops') },
  {
    name: 'webstore-failed',
    path,
    prepare: async (tab) => {
      await browserOnly(tab);
      await tab.route(page, (route) => problem(route, 500, 'unexpected-error'));
    },
    reach: (tab) => text(tab, 'Try again'),
  },
  {
    name: 'webstore-bare',
    path,
    prepare: showing(({ heroImage, images }) => ({
      businessDescription: '',
      images: [],
      stockImages: [heroImage, ...images.slice(1, 5)],
      amenities: [],
      packages: [],
      faqs: [],
      awards: [],
      partners: [],
      googlePlaceId: null,
      hasReviews: false,
      rating: null,
      links: {},
    })),
    reach: isThere,
  },
  {
    name: 'webstore-long',
    path,
    prepare: showing((webstore) => ({
      name: longName,
      serviceArea: longName,
      packages: webstore.packages.map((one) => ({ ...one, name: longName, description: longName.repeat(4) })),
      faqs: webstore.faqs.map((one) => ({ ...one, question: longName, answer: longWord })),
      partners: webstore.partners.map((one) => ({ ...one, name: longName, description: longName.repeat(4) })),
      awards: webstore.awards.map((one) => ({ ...one, name: `${longName} ${longWord}` })),
      amenities: webstore.amenities.map((one) => ({ ...one, services: [longName, longWord] })),
    })),
    reach: isThere,
  },
  {
    name: 'webstore-parts-failed',
    path,
    prepare: async (tab) => {
      await browserOnly(tab);
      await tab.route(/webstores\/[^/]+\/(availability|reviews)/, (route) =>
        problem(route, 503, 'temporarily-unavailable'),
      );
    },
    reach: (tab) => text(tab, 'We couldn’t load the calendar.'),
  },
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
        .getByRole('button', { name: /^Open picture 1/ })
        .first()
        .click();
      await tab.getByRole('dialog').waitFor();
    },
  },
];
