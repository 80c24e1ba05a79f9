import type { Page } from 'playwright-core';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { availabilityScreens } from './availability-screens.ts';
import { reviewsScreens } from './reviews-screens.ts';
import { changed, listOfCombobox, shownBy, text, type AnyScreen, type Screen } from './screen.ts';

const draftPath = /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/;
const withDraft = (page: Page, changes: Partial<WebstoreDraftView>) =>
  page.route(
    draftPath,
    changed<WebstoreDraftView>((draft) => ({ ...draft, ...changes })),
  );
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor();
const openFirst = async (page: Page) => {
  await page.locator('main form li button').first().click();
  await text(page, 'Move down');
};
const saveNew = async (page: Page) => {
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await text(page, 'please complete the required fields');
};

const section = (name: string) => ({ path: `/vendor/webstore/edit${name}`, person: 'vendor' }) as const;

/** The vendor's editor: the list of sections, and the sections that are lists. */
export const editorScreens: AnyScreen[] = [
  { path: '/vendor/webstore', person: 'vendor', name: 'sections', reach: heading('Your webstore') },
  {
    path: '/vendor/webstore',
    person: 'vendor',
    name: 'sections-free-plan',
    prepare: (page) => withDraft(page, { activeFeatures: [], partners: [], missingForPublish: ['photo', 'url'] }),
    reach: heading('Your webstore'),
  },
  { path: '/vendor/webstore/preview', person: 'vendor', name: 'preview', reach: heading('Preview') },
  { ...section('amenities'), name: 'amenities', reach: heading('Amenities and services') },
  {
    ...section('amenities'),
    name: 'amenities-two-categories',
    prepare: (page) => withDraft(page, { categoryIds: [11, 2] }),
    reach: async (page) => {
      await page.getByRole('checkbox').first().press('Space');
      await text(page, '1 unsaved change');
    },
  },
  ...(['packages', 'faqs', 'partners', 'awards'] as const).flatMap((name): Screen[] => [
    { ...section(name), name, reach: openFirst },
    {
      ...section(name),
      name: `${name}-empty`,
      prepare: (page) => withDraft(page, { [name]: [] }),
      reach: (page) => text(page, 'Add item'),
    },
    { ...section(name), name: `${name}-refused`, reach: saveNew },
  ]),
  ...availabilityScreens,
  ...reviewsScreens,
  {
    ...section('partners'),
    name: 'partners-search',
    exempt: listOfCombobox,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add item' }).click();
      await page.getByRole('combobox', { name: 'Vendor' }).fill('photo');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    ...section('packages'),
    name: 'packages-locked',
    prepare: (page) => withDraft(page, { activeFeatures: [] }),
    reach: (page) => text(page, 'premium users only'),
  },
  ...shownBy('pages-vendor-preview', {
    'preview-hidden': 'hides',
    'preview-new': 'empty',
    'preview-loading': 'loading',
    'preview-failed': 'error',
  }),
  ...shownBy('pages-vendor-gallery', {
    gallery: 'default',
    'gallery-checked': 'checked',
    'gallery-empty': 'empty',
    'gallery-loading': 'loading',
  }),
  ...shownBy('pages-vendor-amenities-and-services', { 'amenities-no-category': 'empty', 'amenities-failed': 'error' }),
  ...shownBy('pages-vendor-partners', { 'partners-left': 'no-longer-on-the-site' }),
];
