import type { Page } from 'playwright-core';
import { changed, never, problem, text, type Screen } from './screen.ts';

const search = '**/api/webstoresearch*';
const longName = 'The Society of Light, Linen and Late Afternoons on the Pedernales, Photographers and Filmmakers';

interface Found {
  results: { name: string; coverImage: object }[];
  numResults: number;
  waysOut: { filter: string; results: number }[];
}
const withLongNames = changed<Found>((found) => ({
  ...found,
  results: found.results.map((listing, nth) => (nth % 2 === 0 ? { ...listing, name: longName } : listing)),
}));
const withNothing = (waysOut: Found['waysOut'] = []) =>
  changed<Found>((found) => ({ ...found, results: [], numResults: 0, nextCursor: null, waysOut }));

const photographers = '/vendors/austin-tx/photographyvideography';
const chosen = `${photographers}?styles=11101-11102&price=2-3&date=2027-10-16&services=311101&name=photo`;
const isThere = (page: Page) => text(page, /\d vendors?$/);
const markersAreThere = (page: Page) => page.locator('[data-marker]').first().waitFor();
const onWideScreens = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1160;

/** Beside the results, or in the sheet where there is no room beside them. */
async function filters(page: Page) {
  await isThere(page);
  if (onWideScreens(page)) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  return sheet;
}

/** The fields of the search, which phones keep behind a button. */
async function openForm(page: Page): Promise<void> {
  await isThere(page);
  if ((page.viewportSize()?.width ?? 0) < 650) await page.locator('main button[aria-expanded]').first().click();
}

/** The vendor directory. */
export const directoryScreens: Screen[] = [
  { name: 'directory', path: '/vendors', reach: isThere },
  { name: 'directory-searched', path: '/vendors/chicago-il/venues', reach: isThere },
  { name: 'directory-narrowed', path: chosen, reach: isThere },
  { name: 'directory-national', path: '/national-vendors/florist', reach: isThere },
  { name: 'directory-map', path: '/vendors?view=map', viewportOnly: true, reach: markersAreThere },
  {
    name: 'directory-map-area',
    path: '/vendors?view=map&bounds=29,-101,34,-94',
    viewportOnly: true,
    reach: markersAreThere,
  },
  {
    name: 'directory-map-failed',
    path: '/vendors?view=map',
    viewportOnly: true,
    prepare: (page) => page.route('**/webstoresearch/map*', (route) => problem(route, 503, 'search-unavailable')),
    reach: (page) => text(page, 'could not be loaded'),
  },
  {
    name: 'directory-loading',
    path: '/vendors?category=venues',
    prepare: (page) => page.route(search, never),
    reach: (page) => text(page, 'Searching'),
  },
  {
    name: 'directory-busy',
    path: photographers,
    prepare: (page) => page.route(/webstoresearch.*sort=name/, never),
    reach: async (page) => {
      await isThere(page);
      await page.getByRole('button', { name: /Sort by$/ }).click();
      await page.getByRole('option', { name: 'Name, A to Z' }).click();
      await page.locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'directory-empty',
    path: '/vendors/toronto-on/florist',
    prepare: (page) => page.route(search, withNothing()),
    reach: (page) => text(page, 'still adding vendors'),
  },
  {
    name: 'directory-dead-end',
    path: '/vendors/austin-tx/venues?capacity=intimate&price=1-2&services=302101',
    prepare: (page) =>
      page.route(
        search,
        withNothing([
          { filter: 'capacity', results: 41 },
          { filter: 'services', results: 17 },
          { filter: 'priceTiers', results: 9 },
        ]),
      ),
    reach: (page) => text(page, 'see 41 more'),
  },
  { name: 'directory-unknown-place', path: '/vendors/atlantis-tx/florist', reach: (page) => text(page, 'this place') },
  {
    name: 'directory-unknown-category',
    path: '/vendors/austin-tx/wizards',
    reach: (page) => text(page, 'this category'),
  },
  {
    name: 'directory-failed',
    path: '/vendors?category=florist',
    prepare: (page) => page.route(search, (route) => problem(route, 503, 'search-unavailable')),
    reach: (page) => text(page, 'Search is not answering'),
  },
  {
    name: 'directory-short-name',
    path: '/vendors?name=wil',
    reach: (page) => text(page, 'A little more of the name'),
  },
  {
    name: 'directory-long-names',
    path: '/vendors',
    prepare: (page) => page.route(search, withLongNames),
    reach: (page) => text(page, longName),
  },
  {
    name: 'directory-more-failed',
    path: '/vendors',
    prepare: (page) => page.route(/webstoresearch.*page=2/, (route) => problem(route, 503, 'search-unavailable')),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show 12 more' }).click();
      await text(page, 'Those above stay');
    },
  },
  {
    name: 'directory-choosing',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: /What$/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'directory-placing',
    path: '/vendors',
    viewportOnly: true,
    // A combobox hides the rest of the page from screen readers and leaves it to the keyboard, which closes its list.
    exempt: ['aria-hidden-focus', 'page-has-heading-one', 'region'],
    reach: async (page) => {
      await openForm(page);
      await page.getByRole('combobox', { name: 'Where' }).pressSequentially('saint l');
      await page.getByRole('option', { name: 'Saint-Laurent, QC' }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'directory-unplaced',
    path: '/vendors',
    reach: async (page) => {
      await openForm(page);
      await page.getByRole('combobox', { name: 'Where' }).fill('qzxwvk');
      await text(page, 'No such place');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await text(page, 'We do not know this place');
    },
  },
  { name: 'directory-filters', path: chosen, viewportOnly: true, reach: filters },
  {
    name: 'directory-calendar',
    path: `${photographers}?date=2027-10-16`,
    viewportOnly: true,
    // What floats over a page lies beside its landmarks, where a dialog belongs.
    exempt: ['region'],
    reach: async (page) => {
      await (await filters(page)).getByRole('button', { name: /^Date,/ }).click();
      await page.getByRole('dialog', { name: 'Date' }).getByRole('grid').waitFor();
    },
  },
  {
    name: 'directory-filters-too-short',
    path: photographers,
    viewportOnly: true,
    reach: async (page) => {
      const name = (await filters(page)).getByRole('searchbox', { name: 'Vendor name' });
      await name.fill('wil');
      await name.press('Enter');
      await text(page, 'Type at least 4 letters');
    },
  },
];
