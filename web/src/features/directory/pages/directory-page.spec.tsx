import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { writeCursor } from '#contracts/directory/search-order.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { listing, publicWebstore, searchAnswer } from '../../../test-support/examples.js';
import { Refusal, type FakeCall } from '../../../test-support/fake-api.js';
import {
  aDirectory,
  cards,
  choose,
  paged,
  searches,
  thirtyVendors as all,
} from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

afterEach(() => void jest.restoreAllMocks());

describe('a search', () => {
  it('starts with all vendors and shows their number [DIR-8]', async () => {
    const { api } = renderApp({ path: '/vendors', api: aDirectory() });
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('30 vendors');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vendors');
    expect(searches(api)).toEqual([{ page: '1', pageSize: '12' }]);
  });

  it('contains category and place, and has a separate address [DIR-9, DIR-23, WEB-34]', async () => {
    const { api, user, address } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await choose(user, /What/, 'Venues');
    await user.type(screen.getByRole('combobox', { name: 'Where' }), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    expect(searches(api)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/venues'));
    await waitFor(() =>
      expect(searches(api).at(-1)).toEqual({
        categoryId: '2',
        latitude: '41.85',
        longitude: '-87.65',
        page: '1',
        pageSize: '12',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Venues in Chicago, IL' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Venues in Chicago, IL - Posy'));
  });

  it('is restored from its address [DIR-16]', async () => {
    const { api } = renderApp({ path: '/vendors/chicago-il/venues?name=wildrye', api: aDirectory() });
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('30 vendors named “wildrye”');
    expect(screen.getByRole('button', { name: /What/ })).toHaveTextContent('Venues');
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue('Chicago, IL');
    expect(screen.getByRole('searchbox', { name: 'Vendor name' })).toHaveValue('wildrye');
    expect(searches(api)).toHaveLength(1);
  });

  it('shows category, place, filters, sort, pages and results, and a loading state [DIR-24]', async () => {
    const answer = Promise.withResolvers<void>();
    const api = aDirectory(async (call) => {
      await answer.promise;
      return paged(call);
    });
    renderApp({ path: '/vendors/chicago-il/venues?price=2&sort=name&page=2', api });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Venues in Chicago, IL' })).toBeInTheDocument();
    answer.resolve();
    await waitFor(() => expect(cards()).toHaveLength(24));
    expect(screen.getByRole('status')).toHaveTextContent('30 vendors');
    expect(screen.getByRole('row')).toHaveTextContent('$$');
    expect(screen.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Name, A to Z');
    expect(screen.getByRole('button', { name: 'Show 6 more' })).toBeInTheDocument();
    expect(searches(api)).toEqual([
      expect.objectContaining({ categoryId: '2', priceTiers: '2', sort: 'name', page: '1', pageSize: '24' }),
    ]);
  });

  it('is restored by Back, including the form', async () => {
    const history = ['/vendors?category=florist'];
    const { go } = renderApp({ path: '/vendors/chicago-il/venues', history, api: aDirectory() });
    await screen.findByRole('heading', { name: 'Venues in Chicago, IL' });
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Florists' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /What/ })).toHaveTextContent('Florists');
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue('');
  });

  it('for national vendors has no place, and a separate title [DIR-12, WEB-34]', async () => {
    const { api, user, address } = renderApp({ path: '/national-vendors/florist', api: aDirectory() });
    await screen.findByText('30 vendors');
    expect(searches(api)).toEqual([{ categoryId: '10', national: 'true', page: '1', pageSize: '12' }]);
    expect(document.title).toBe('Florists - Posy');
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue('National vendors');
    await choose(user, /What/, 'Venues');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/national-vendors/venues'));
  });

  it('offers no archived category [DIR-3]', async () => {
    const { user } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await user.click(screen.getByRole('button', { name: /What/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'All categories',
      'Venues',
      'Inns',
      'Stationers',
      'Florists',
    ]);
  });

  it('never shows a late response to an earlier search', async () => {
    const first = Promise.withResolvers<WebstoreSearchView>();
    const api = aDirectory((call) => (call.query['categoryId'] === '2' ? first.promise : paged(call, [listing(99)])));
    const { go } = renderApp({ path: '/vendors?category=venues', api });
    await waitFor(() => expect(searches(api)).toHaveLength(1));
    await go('/vendors?category=florist');
    await screen.findByText('1 vendor');
    jest.useFakeTimers();
    first.resolve(searchAnswer({ results: all.slice(0, 12), numResults: 30 }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(cards()).toEqual(['Vendor 99']);
    expect(api.callsOf(directoryRoutes.webstoreSearch)[0]?.signal.aborted).toBe(true);
  });

  it('in another category hides the previous results while it is loading', async () => {
    const api = aDirectory((call) =>
      call.query['categoryId'] === '10' ? new Promise(() => undefined) : paged(call, all),
    );
    const { go } = renderApp({ path: '/vendors?category=venues', api });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await go('/vendors?category=florist');
    await screen.findByRole('heading', { name: 'Florists' });
    expect(cards()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
  });
});

describe('more results', () => {
  it('are appended page by page, until all are shown, and each page counts as an appearance of its results [DIR-27] [DIR-28] [WS-229]', async () => {
    const { api, user, address } = renderApp({ path: '/vendors', api: aDirectory() });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await waitFor(() => expect(address()).toBe('/vendors?page=2'));
    await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(cards()).toEqual(all.map(({ name }) => name)));
    expect(screen.getByText('Showing 30 of 30 vendors')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
    expect(searches(api)).toEqual([
      { page: '1', pageSize: '12' },
      { page: '2', pageSize: '12', cursor: writeCursor('recommended', [12]) },
      { page: '3', pageSize: '12', cursor: writeCursor('recommended', [24]) },
    ]);
    const counted = api.callsOf(directoryRoutes.webstoreSearch).map(({ query }) => query['updateSearchKpiCount']);
    expect(counted).toEqual(['true', 'true', 'true']);
    expect(screen.getAllByRole('article')[24]).toContainElement(document.activeElement as HTMLElement);
  });

  it('are requested at once for an address with a longer list, 120 at most', async () => {
    const first = renderApp({ path: '/vendors?page=2', api: aDirectory() });
    await first.user.click(await screen.findByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(cards()).toEqual(all.map(({ name }) => name)));
    expect(searches(first.api)).toEqual([
      { page: '1', pageSize: '24' },
      { page: '3', pageSize: '12', cursor: writeCursor('recommended', [24]) },
    ]);
    first.unmount();
    const many = Array.from({ length: 200 }, (_, nth) => listing(nth + 1));
    const long = renderApp({ path: '/vendors?page=15', api: aDirectory((call) => paged(call, many)) });
    await long.user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(searches(long.api)).toHaveLength(2));
    expect(searches(long.api)).toEqual([
      { page: '1', pageSize: '120' },
      { page: '11', pageSize: '12', cursor: writeCursor('recommended', [120]) },
    ]);
  });

  it('are still shown on the way back from a vendor, with the focus on the card that led there', async () => {
    // However long the test takes, no response becomes outdated.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const api = aDirectory().answer(webstoreRoutes.webstoreByUrl, () => publicWebstore());
    const { user, go } = renderApp({ path: '/vendors', api });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await user.click(screen.getByRole('link', { name: 'Vendor 20' }));
    await screen.findByRole('heading', { name: 'Wildrye Flowers' });
    await go(-1);
    expect(cards()).toHaveLength(24);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Vendor 20' })).toHaveFocus());
    expect(searches(api)).toHaveLength(2);
  });

  it('show a listing once that moved to another page meanwhile [DIR-27]', async () => {
    const reply = (call: FakeCall) => paged(call, call.query['page'] === '2' ? [listing(77), ...all] : all);
    const { user } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(23));
    expect(cards().filter((name) => name === 'Vendor 12')).toHaveLength(1);
  });

  it('keep the shown results when they fail, and can be retried', async () => {
    let isDown = true;
    const reply = (call: FakeCall) => {
      if (call.query['page'] === '2' && isDown) throw new Refusal(503, 'search-unavailable');
      return paged(call);
    };
    const { user } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more vendors');
    expect(cards()).toHaveLength(12);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
  });
});

describe('a search without a list', () => {
  it('reports that there are no results, and links to other searches [DIR-31]', async () => {
    renderApp({ path: '/vendors/chicago-il/venues', api: aDirectory((call) => paged(call, [])) });
    const text = "You've reached an area where we are still adding vendors";
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No vendors');
    expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/vendors?category=venues');
    const national = screen.getByRole('link', { name: 'See national vendors' });
    expect(national).toHaveAttribute('href', '/national-vendors/venues');
  });

  it('of an unknown category reports it, without a call [DIR-9]', async () => {
    const { api } = renderApp({ path: '/vendors/chicago-il/wizards', api: aDirectory() });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that category' })).toBeInTheDocument();
    const all = screen.getByRole('link', { name: 'See all categories' });
    expect(all).toHaveAttribute('href', '/vendors?place=chicago-il');
    expect(searches(api)).toEqual([]);
  });

  it('reports that search is unavailable, and retries on demand', async () => {
    let isDown = true;
    const reply = (call: FakeCall) => {
      if (isDown) throw new Refusal(503, 'search-unavailable');
      return paged(call);
    };
    const { user, api } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t available right now');
    expect(searches(api)).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  });

  it('does not search for everything while the category is unknown', async () => {
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    renderApp({ path: '/vendors?category=venues', api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t available right now');
    expect(searches(api)).toEqual([]);
  });

  it('works without the categories if none is part of it', async () => {
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    renderApp({ path: '/vendors', api });
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows name, category, place, price, capacity and distance, omits unknown ones, and links to the page', async () => {
    const one = listing(1, { name: 'Rose Hall', url: 'rose-hall', capacity: 1200, distance: 11.4, priceTier: 3 });
    const bare = listing(2, { capacity: null, distance: null, priceTier: null, city: '', state: '' });
    const api = aDirectory((call) => paged(call, [one, bare]));
    const { user, address } = renderApp({
      path: '/vendors',
      api: api.answer(webstoreRoutes.webstoreByUrl, () => publicWebstore()),
    });
    const [card, bareCard] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
    expect(card).toHaveTextContent('Venue in Chicago, IL');
    expect(card).toHaveTextContent('Up to 1,200 guests');
    expect(card).toHaveTextContent('11 miles away');
    expect(within(card).getByRole('img', { name: 'Price tier 3 of 4, premium' })).toHaveTextContent('$$$$');
    expect(bareCard.textContent).toBe('Vendor 2Venue');
    await user.click(within(card).getByRole('link', { name: 'Rose Hall' }));
    await waitFor(() => expect(address()).toBe('/rose-hall'));
  });
});
