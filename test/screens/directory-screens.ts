import { changed, never, problem, text, type Screen } from './screen.ts';

const search = '**/api/webstoresearch*';
const longName = 'The Society of Light, Linen and Late Afternoons on the Pedernales, Photographers and Filmmakers';

interface Found {
  results: { name: string; coverImage: string | null }[];
}
const withLongNames = changed<Found>((found) => ({
  ...found,
  results: found.results.map((listing, nth) => (nth % 2 === 0 ? { ...listing, name: longName } : listing)),
}));

/** The vendor directory. */
export const directoryScreens: Screen[] = [
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
      await text(page, /\d vendors$/);
      await page.getByRole('button', { name: 'What' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
];
