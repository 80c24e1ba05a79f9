import type { Page, Route } from 'playwright-core';
import type { AuthUserView } from '../../contracts/identity/identity.views.ts';
import type { WebstoreSearchView } from '../../contracts/directory/directory.views.ts';
import { changed, problem, shownBy, text, type AnyScreen } from './screen.ts';

const couple = { person: 'couple', path: '/favorites' } as const;
const account = '**/api/users/me';
const cards = '**/api/webstores/listIds';
const longName = 'The Society of Light, Linen and Late Afternoons on the Pedernales, Photographers and Filmmakers';

/** Makes favorites of the first vendors of the directory, and of this many deleted ones. */
export const keeping =
  (many: number, gone = 0) =>
  (page: Page) =>
    page.route(account, async (route) => {
      const found = await page.request.get(`/api/webstoresearch?pageSize=${Math.max(many, 1)}`);
      const { results } = (await found.json()) as WebstoreSearchView;
      const left = Array.from({ length: gone }, (_, nth) => `0198c0de-0000-7000-8000-00000000f00${nth}`);
      const favorites = [...results.slice(0, many).map(({ id }) => id), ...left];
      await changed<AuthUserView>((user) => ({ ...user, props: { favorites } }))(route);
    });

const keepingAnd = (pattern: string, answer: (route: Route) => Promise<unknown>) => async (page: Page) => {
  await keeping(7)(page);
  await page.route(pattern, answer);
};

const withLongNames = changed<{ name: string }[]>((listings) =>
  listings.map((listing, nth) => (nth % 2 === 0 ? { ...listing, name: longName } : listing)),
);

const hearts = (many: number) => (page: Page) =>
  page
    .getByRole('button', { name: /^Save / })
    .nth(many - 1)
    .waitFor();

/** A couple's saved vendors, and the hearts that save them. */
export const favoritesScreens: AnyScreen[] = [
  {
    ...couple,
    name: 'favorites-long-names',
    prepare: keepingAnd(cards, withLongNames),
    reach: hearts(7),
  },
  { name: 'favorites-not-for-you', person: 'vendor', path: '/favorites', reach: (page) => text(page, 'for couples') },
  {
    name: 'directory-hearts',
    person: 'couple',
    path: '/vendors',
    prepare: keeping(2),
    reach: (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .nth(11)
        .waitFor(),
  },
  {
    name: 'directory-heart-failed',
    person: 'couple',
    path: '/vendors',
    prepare: keepingAnd('**/api/users/0*', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await text(page, 'We can’t be reached right now');
    },
  },
  {
    name: 'webstore-heart',
    person: 'couple',
    path: '/wildrye-photographs',
    prepare: keeping(1),
    reach: hearts(1),
  },
  ...shownBy('pages-favorites', {
    favorites: 'default',
    'favorites-gone': 'some-have-left',
    'favorites-empty': 'empty',
    'favorites-loading': 'loading',
    'favorites-failed': 'error',
  }),
];
