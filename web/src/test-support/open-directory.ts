import { screen, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { PlaceView } from '#contracts/content/places.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { readCursor, writeCursor } from '#contracts/directory/search-order.js';
import { placeKey } from '#contracts/shared/place-slug.js';
import { chicago, listing, newYork, searchAnswer } from './examples.js';
import { Refusal, type FakeApi, type FakeCall } from './fake-api.js';
import type { renderApp } from './render-app.js';
import { anApi } from './render-app.js';

export const thirtyVendors = Array.from({ length: 30 }, (_, nth) => listing(nth + 1));

/** Responds to a search like the api: by page, or from a cursor. */
export function paged({ query }: FakeCall, listings: readonly ListingCardView[] = thirtyVendors): WebstoreSearchView {
  const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 12)];
  const [from] = readCursor('recommended', query['cursor'] ?? '') ?? [(page - 1) * pageSize];
  const end = Number(from) + pageSize;
  return searchAnswer({
    results: listings.slice(Number(from), end),
    numResults: listings.length,
    page,
    pageSize,
    nextCursor: end < listings.length ? writeCursor('recommended', [end]) : null,
  });
}

const places: PlaceView[] = [newYork, chicago];

function placeOf({ path }: FakeCall): PlaceView {
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '');
  const found = places.find((place) => placeKey(place.slug) === placeKey(slug));
  if (!found) throw new Refusal(404, 'place-not-found');
  return found;
}

/** A fake api with vendors and two places. */
export const aDirectory = (
  reply: (call: FakeCall) => WebstoreSearchView | Promise<WebstoreSearchView> = paged,
): FakeApi =>
  anApi()
    .answer(directoryRoutes.webstoreSearch, reply)
    .answer(placesRoutes.placeBySlug, placeOf)
    .answer(placesRoutes.placeSuggestions, ({ query }) =>
      places.filter(({ city }) => city.toLowerCase().startsWith((query['text'] ?? '').toLowerCase())),
    );

/** The parameters of each search, oldest first, without the one that counts appearances. */
export const searches = (api: FakeApi) =>
  api.callsOf(directoryRoutes.webstoreSearch).map(({ query: { updateSearchKpiCount: _counts, ...query } }) => query);

export const cards = () =>
  [...document.querySelectorAll('article')].map((card) => card.querySelector('a')?.textContent);

/** The filters beside the results. */
export const rail = () => within(screen.getByRole('region', { name: 'Filters' }));

type User = ReturnType<typeof renderApp>['user'];

export const choose = async (user: User, field: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

export const tick = (user: User, name: RegExp) => user.click(rail().getByRole('checkbox', { name }));
