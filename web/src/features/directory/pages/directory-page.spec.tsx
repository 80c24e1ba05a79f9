import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { listing, publicWebstore, searchAnswer } from '../../../test-support/examples.js';
import { Refusal, type FakeApi, type FakeCall } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const all = Array.from({ length: 30 }, (_, nth) => listing(nth + 1));

function paged({ query }: FakeCall, listings = all): WebstoreSearchView {
  const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 12)];
  const results = listings.slice((page - 1) * pageSize, page * pageSize);
  return searchAnswer({ results, numResults: listings.length, page, pageSize });
}

const aDirectory = (reply: (call: FakeCall) => WebstoreSearchView | Promise<WebstoreSearchView> = paged): FakeApi =>
  anApi().answer(directoryRoutes.webstoreSearch, reply);

const searches = (api: FakeApi) => api.callsOf(directoryRoutes.webstoreSearch).map(({ query }) => query);
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const choose = async (user: ReturnType<typeof renderApp>['user'], field: string, option: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(field) }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a search', () => {
  it('starts with all vendors and tells how many there are', async () => {
    const { api } = renderApp({ path: '/vendors', api: aDirectory() });
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('30 vendors');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vendors');
    expect(searches(api)).toEqual([{ page: '1', pageSize: '12' }]);
  });

  it('is sent with category, place and name, and stays in the address', async () => {
    const { api, user, address } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await choose(user, 'What', 'Venues');
    await choose(user, 'Where', 'Chicago, IL');
    await user.type(screen.getByLabelText('Vendor name'), ' wildrye ');
    expect(searches(api)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/vendors?category=venues&place=chicago-il&name=wildrye'));
    await waitFor(() =>
      expect(searches(api).at(-1)).toEqual({
        categoryId: '2',
        latitude: '41.8781',
        longitude: '-87.6298',
        name: 'wildrye',
        page: '1',
        pageSize: '12',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Venues in Chicago, IL' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Venues in Chicago, IL - Posy'));
  });

  it('is restored from its address', async () => {
    const path = '/vendors?category=venues&place=chicago-il&name=wildrye';
    const { api } = renderApp({ path, api: aDirectory() });
    expect(await screen.findByText('30 vendors called “wildrye”')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /What/ })).toHaveTextContent('Venues');
    expect(screen.getByRole('button', { name: /Where/ })).toHaveTextContent('Chicago, IL');
    expect(screen.getByLabelText('Vendor name')).toHaveValue('wildrye');
    expect(searches(api)).toHaveLength(1);
  });

  it('comes back with Back, form included', async () => {
    const history = ['/vendors?category=florist'];
    const { go } = renderApp({ path: '/vendors?category=venues', history, api: aDirectory() });
    await screen.findByRole('heading', { name: 'Venues' });
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Florists' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /What/ })).toHaveTextContent('Florists');
  });

  it('offers no archived category [DIR-3]', async () => {
    const { user } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await user.click(screen.getByRole('button', { name: /What/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All categories', 'Venues', 'Stationers', 'Florists']);
  });

  it('never shows an answer to a search that is no longer asked for', async () => {
    const first = Promise.withResolvers<WebstoreSearchView>();
    const api = aDirectory((call) => (call.query['categoryId'] === '2' ? first.promise : paged(call, [listing(99)])));
    const { go } = renderApp({ path: '/vendors?category=venues', api });
    await screen.findByText('Searching');
    await go('/vendors?category=florist');
    await screen.findByText('1 vendor');
    first.resolve(searchAnswer({ results: all.slice(0, 12), numResults: 30 }));
    await first.promise;
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(cards()).toEqual(['Vendor 99']);
    expect(api.callsOf(directoryRoutes.webstoreSearch)[0]?.signal.aborted).toBe(true);
  });
});

describe('a name', () => {
  it.each(['w', 'wil'])('of less than 4 letters sends no call and says so: %s [DIR-21]', async (name) => {
    const { api, user, address } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await user.type(screen.getByLabelText('Vendor name'), `${name}{Enter}`);
    expect(screen.getByLabelText('Vendor name')).toHaveAccessibleDescription(/at least 4 letters/);
    expect(searches(api)).toHaveLength(1);
    expect(address()).toBe('/vendors');
  });

  it('of 4 letters is searched for [DIR-21]', async () => {
    const { api, user } = renderApp({ path: '/vendors', api: aDirectory() });
    await screen.findByText('30 vendors');
    await user.type(screen.getByLabelText('Vendor name'), 'wild{Enter}');
    await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ name: 'wild' }));
  });

  it('that is too short in the address sends no call either [DIR-21]', async () => {
    const { api } = renderApp({ path: '/vendors?name=wil', api: aDirectory() });
    expect(await screen.findByText('A little more of the name')).toBeInTheDocument();
    expect(searches(api)).toEqual([]);
  });
});

describe('more results', () => {
  it('are appended page by page, until all are shown [DIR-27] [DIR-28]', async () => {
    const { api, user, address } = renderApp({ path: '/vendors', api: aDirectory() });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await waitFor(() => expect(address()).toBe('/vendors?page=2'));
    await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(cards()).toEqual(all.map(({ name }) => name)));
    expect(screen.getByText('30 of 30 vendors shown')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
    expect(searches(api).map(({ page, pageSize }) => [page, pageSize])).toEqual([
      ['1', '12'],
      ['2', '12'],
      ['3', '12'],
    ]);
  });

  it('are asked for at once by somebody who comes back to a longer list', async () => {
    const { api, user } = renderApp({ path: '/vendors?page=2', api: aDirectory() });
    await user.click(await screen.findByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(cards()).toEqual(all.map(({ name }) => name)));
    expect(searches(api)).toEqual([
      { page: '1', pageSize: '24' },
      { page: '3', pageSize: '12' },
    ]);
  });

  it('show a listing once that moved to another page meanwhile', async () => {
    const reply = (call: FakeCall) => paged(call, call.query['page'] === '2' ? [listing(77), ...all] : all);
    const { user } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(cards()).toHaveLength(23));
    expect(cards().filter((name) => name === 'Vendor 12')).toHaveLength(1);
  });

  it('leave what is shown in place when they fail', async () => {
    const reply = (call: FakeCall) => {
      if (call.query['page'] === '2') throw new Refusal(503, 'search-unavailable');
      return paged(call);
    };
    const { user } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    await user.click(await screen.findByRole('button', { name: 'Show 12 more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Those above stay');
    expect(cards()).toHaveLength(12);
  });
});

describe('a search without a list', () => {
  it('says so when nothing is there, and shows the way out [DIR-31]', async () => {
    renderApp({ path: '/vendors?category=venues&place=toronto-on', api: aDirectory((call) => paged(call, [])) });
    const text = "You've reached an area where we are still adding vendors";
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No vendors');
    expect(screen.getByRole('link', { name: 'Look everywhere' })).toHaveAttribute('href', '/vendors?category=venues');
  });

  it('says that search does not answer, and tries again on demand', async () => {
    let isDown = true;
    const reply = (call: FakeCall) => {
      if (isDown) throw new Refusal(503, 'search-unavailable');
      return paged(call);
    };
    const { user, api } = renderApp({ path: '/vendors', api: aDirectory(reply) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Search is not answering right now');
    expect(searches(api)).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  });

  it('does not search for everything while the asked category cannot be known', async () => {
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    renderApp({ path: '/vendors?category=venues', api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Search is not answering right now');
    expect(searches(api)).toEqual([]);
  });

  it('works without the categories where none is asked for [DIR-2]', async () => {
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    renderApp({ path: '/vendors', api });
    expect(await screen.findByText('30 vendors')).toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows name, category, place, price, capacity and distance, and leads to the page', async () => {
    const one = listing(1, { name: 'Rose Hall', url: 'rose-hall', capacity: 1200, distance: 11.4, priceTier: 3 });
    const api = aDirectory((call) => paged(call, [one])).answer(webstoreRoutes.webstoreByUrl, () => publicWebstore());
    const { user, address } = renderApp({ path: '/vendors', api });
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Venue in Chicago, IL');
    expect(card).toHaveTextContent('Up to 1,200 guests');
    expect(card).toHaveTextContent('11 miles away');
    expect(within(card).getByRole('img', { name: 'Price tier 3 of 4, premium' })).toHaveTextContent('$$$$');
    await user.click(within(card).getByRole('link', { name: 'Rose Hall' }));
    await waitFor(() => expect(address()).toBe('/rose-hall'));
  });

  it('leaves out what is not known', async () => {
    const bare = listing(1, { capacity: null, distance: null, priceTier: null, city: '', state: '' });
    renderApp({ path: '/vendors', api: aDirectory((call) => paged(call, [bare])) });
    const card = await screen.findByRole('article');
    expect(card.textContent).toBe('VVendor 1Venue');
  });
});
