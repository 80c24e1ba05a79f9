import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { couple, florist, listing, vendor, venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { cards } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

const barn = listing(1, { name: 'The Barn' });
const roses = listing(2, { name: 'Roses', categoryId: florist.id, categoryName: florist.name });
const hall = listing(3, { name: 'The Hall' });
const everyone = [barn, roses, hall];

const open = (favorites = everyone, listings = everyone) => {
  const kept = keptWith(favorites);
  return { kept, ...renderApp({ path: '/favorites', user: couple, api: aCouplesApi(kept, listings) }) };
};
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

describe('the favorites of a couple', () => {
  it('are listed by category, newest first [DIR-37]', async () => {
    const { api } = open([hall, roses, barn]);
    const namesIn = async (name: string) =>
      (await group(name)).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(await namesIn(venues.namePlural)).toEqual(['The Hall', 'The Barn']);
    expect(await namesIn(florist.namePlural)).toEqual(['Roses']);
    expect(api.callsOf(directoryRoutes.listIds).map(({ body }) => body)).toEqual([
      { ids: [hall.id, roses.id, barn.id] },
    ]);
    expect(document.title).toBe('Saved vendors - Posy');
  });

  it('stay visible after they are removed, so that a slip can be undone', async () => {
    const { user, kept } = open([barn, hall]);
    await user.click(await heart('The Barn'));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([hall.id]));
    expect(cards()).toEqual(['The Barn', 'The Hall']);
    await user.click(await heart('The Barn'));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([barn.id, hall.id]));
  });

  it('link to the page of the vendor', async () => {
    open([barn]);
    expect(await screen.findByRole('link', { name: 'The Barn' })).toHaveAttribute('href', `/${barn.url}`);
  });

  it('are marked when they have left the site, and can be removed [DIR-37]', async () => {
    const { user, kept } = open(everyone, [roses]);
    expect(await screen.findByText('2 of your saved vendors are no longer on the site')).toBeInTheDocument();
    expect(cards()).toEqual(['Roses']);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(kept.account.props.favorites).toEqual([roses.id]));
    expect(screen.queryByText(/no longer on the site/)).toBeNull();
    expect(cards()).toEqual(['Roses']);
  });

  it('are requested a hundred at a time', async () => {
    const many = Array.from({ length: 230 }, (_, nth) => listing(nth + 1));
    const { api } = open(many, many);
    await screen.findByRole('link', { name: 'Vendor 230' });
    const asked = api.callsOf(directoryRoutes.listIds).map(({ body }) => (body as { ids: string[] }).ids.length);
    expect(asked).toEqual([100, 100, 30]);
  });

  it('explain how to begin when there are none', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No saved vendors yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find vendors' })).toHaveAttribute('href', '/vendors');
  });

  it.each([
    ['the person', identityRoutes.currentUser],
    ['the vendors', directoryRoutes.listIds],
  ] as const)('can be retried when the call for %s fails', async (_what, route) => {
    const api = aCouplesApi(keptWith([barn]), everyone);
    let isAway = true;
    const answer = {
      [identityRoutes.currentUser.path]: keptWith([barn]).account,
      [directoryRoutes.listIds.path]: [barn],
    };
    api.answer(route, () => {
      if (isAway) throw new Refusal(503, 'temporarily-unavailable');
      return answer[route.path] as never;
    });
    const { user } = renderApp({ path: '/favorites', user: couple, api });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your saved vendors');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The Barn' })).toBeInTheDocument();
  });
});

describe('without a connection', () => {
  const scopes = [window, globalThis];
  afterEach(() => {
    for (const scope of scopes) Reflect.deleteProperty(scope, 'caches');
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });

  it('are read from this device, and stay visible', async () => {
    // The code of hearts is loaded once; from then on it is available at once.
    const { unmount } = open([barn]);
    await heart('The Barn');
    unmount();
    const kept = { listings: [barn], categories: [venues] };
    const match = async () => ({ json: async () => kept });
    const stored = { has: async () => true, keys: async () => [], open: async () => ({ match }) };
    for (const scope of scopes) Object.defineProperty(scope, 'caches', { value: stored, configurable: true });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const api = aCouplesApi(keptWith([barn])).answer(identityRoutes.currentUser, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    renderApp({ path: '/favorites', user: couple, api });
    expect(await screen.findByRole('link', { name: 'The Barn' })).toBeInTheDocument();
    // All requests of the cards have been sent.
    jest.useFakeTimers();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(screen.getByRole('link', { name: 'The Barn' })).toBeInTheDocument();
    expect(api.callsOf(identityRoutes.currentUser)).toHaveLength(1);
  });
});

describe('the link to them', () => {
  it('is in the top bar, for event users only [DIR-35]', async () => {
    const { user, address, unmount } = renderApp({
      path: '/vendors',
      user: couple,
      api: aCouplesApi(keptWith([barn])),
    });
    await user.click(await screen.findByRole('link', { name: 'Saved vendors' }));
    await screen.findByRole('heading', { name: 'Saved vendors', level: 1 });
    expect(address()).toBe('/favorites');
    unmount();
    renderApp({ path: '/vendors', api: aCouplesApi(keptWith([barn])) });
    await screen.findAllByRole('link', { name: 'Sign in' });
    expect(screen.queryByRole('link', { name: 'Saved vendors' })).toBeNull();
  });
});

describe('the page is guarded [DIR-37]', () => {
  it('redirects a visitor to the sign-in, and requests nothing', async () => {
    const { address, api } = renderApp({ path: '/favorites', api: aCouplesApi(keptWith([barn])) });
    await screen.findByLabelText('Password');
    expect(address()).toBe('/login');
    expect([identityRoutes.currentUser, directoryRoutes.listIds].flatMap((route) => api.callsOf(route))).toEqual([]);
  });

  it('tells a vendor that the page is for couples', async () => {
    const noWebstores = { results: [], numResults: 0, page: 1, pageSize: 100 };
    const api = aCouplesApi(keptWith([barn])).answer(webstoreRoutes.webstoresOfUser, () => noWebstores);
    renderApp({ path: '/favorites', user: vendor, api });
    expect(await screen.findByRole('heading', { name: 'This page is for couples' })).toBeInTheDocument();
    expect(api.callsOf(identityRoutes.currentUser)).toEqual([]);
  });
});
