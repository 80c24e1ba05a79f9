import type { Page } from 'playwright-core';
import { listOfCombobox, never, problem, shownBy, text, type AnyScreen, type Screen } from './screen.ts';

const photographers = '/vendors/austin-tx/photographyvideography';
const chosen = `${photographers}?styles=11101-11102&price=2-3&date=2027-10-16&services=311101&name=photo`;
async function isThere(page: Page): Promise<void> {
  await text(page, /\d vendors?$/);
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}
const onWideScreens = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1160;

/** The filters beside the results, or in the sheet on narrow screens. */
async function filters(page: Page) {
  await isThere(page);
  if (onWideScreens(page)) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  return sheet;
}

/** The fields of the search, which phones hide behind a button. */
async function openForm(page: Page): Promise<void> {
  await isThere(page);
  if ((page.viewportSize()?.width ?? 0) < 650) await page.locator('main button[aria-expanded]').first().click();
}

async function typeQuickly(page: Page, typed: string): Promise<void> {
  await openForm(page);
  await page.getByRole('combobox', { name: 'Or search in your own words' }).focus();
  await page.keyboard.type(typed, { delay: 20 });
}

/** The vendor directory. */
export const directoryScreens: AnyScreen[] = [
  { name: 'directory', path: '/vendors', reach: isThere },
  { name: 'directory-searched', path: '/vendors/chicago-il/venues', reach: isThere },
  { name: 'directory-narrowed', path: chosen, reach: isThere },
  { name: 'directory-national', path: '/national-vendors/florist', reach: isThere },
  { name: 'directory-national-all', path: '/national-vendors', reach: isThere },
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
    name: 'directory-unknown-place',
    path: '/vendors/atlantis-tx/florist',
    reach: (page) => text(page, 'find that place'),
  },
  {
    name: 'directory-unknown-category',
    path: '/vendors/austin-tx/wizards',
    reach: (page) => text(page, 'find that category'),
  },
  {
    name: 'directory-short-name',
    path: '/vendors?name=wil',
    reach: (page) => text(page, 'Keep typing the name'),
  },
  {
    name: 'directory-without-pictures',
    path: photographers,
    prepare: (page) => page.route('**/media/**', (route) => route.fulfill({ status: 404 })),
    reach: isThere,
  },
  { name: 'directory-nobody', path: '/vendors?name=zzzzqqqq', reach: (page) => text(page, 'No vendors match') },
  {
    name: 'directory-whole-list',
    path: `${photographers}?price=4&page=9`,
    reach: (page) => text(page, /^Showing (\d+) of \1 vendors$/),
  },
  {
    name: 'directory-sorting',
    path: photographers,
    viewportOnly: true,
    reach: async (page) => {
      await isThere(page);
      await page.getByRole('button', { name: /Sort by$/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'directory-more-failed',
    path: '/vendors',
    prepare: (page) => page.route(/webstoresearch.*page=2/, (route) => problem(route, 503, 'search-unavailable')),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show 12 more' }).click();
      await text(page, 'We couldn’t load more vendors');
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
    exempt: listOfCombobox,
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
      await text(page, 'No matching places');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await text(page, 'We couldn’t find that place');
    },
  },
  ...(
    [
      ['vendors', 'wildrye', 'Wildrye Photographs'],
      ['several', 'photo', 'Photographers'],
      ['places', 'saint l', 'Saint-Laurent, QC'],
    ] as const
  ).map(([kind, typed, found]): Screen => ({
    name: `quick-${kind}`,
    path: '/vendors',
    viewportOnly: true,
    exempt: listOfCombobox,
    reach: async (page) => {
      await typeQuickly(page, typed);
      await page.getByRole('option', { name: new RegExp(`^${found}`) }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  })),
  {
    name: 'quick-nothing',
    path: '/vendors',
    viewportOnly: true,
    exempt: listOfCombobox,
    reach: async (page) => {
      await typeQuickly(page, 'qz');
      await text(page, 'No matches');
    },
  },
  {
    name: 'quick-failed',
    path: '/vendors',
    viewportOnly: true,
    exempt: listOfCombobox,
    prepare: (page) => page.route('**/api/suggestions?*', (route) => problem(route, 503, 'search-unavailable')),
    reach: async (page) => {
      // From three letters on, the search for a name is offered without the api.
      await typeQuickly(page, 'wi');
      await text(page, 'Suggestions aren’t available');
    },
  },
  {
    name: 'quick-too-short',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await typeQuickly(page, 'wil');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await text(page, 'Enter at least 4 letters');
    },
  },
  { name: 'directory-filters', path: chosen, viewportOnly: true, reach: filters },
  {
    name: 'directory-calendar',
    path: `${photographers}?date=2027-10-16`,
    viewportOnly: true,
    // Overlays are outside of a page's landmarks, as dialogs should be.
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
      await text(page, 'Enter at least 4 letters');
    },
  },
  ...shownBy('pages-directory', {
    'directory-loading': 'loading',
    'directory-empty': 'empty-on-a-phone',
    'directory-dead-end': 'empty',
    'directory-failed': 'error',
    'directory-long-names': 'long-text',
  }),
];
