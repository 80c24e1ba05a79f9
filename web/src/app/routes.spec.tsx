import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { takeCallback } from '../lib/stored-callback.js';
import { aCouplesApi, keptWith } from '../test-support/a-couples-api.js';
import { aNewEvent, anEvent, keepEvent, profileWith } from '../test-support/event-examples.js';
import { couple, publicWebstore, vendor, searchAnswer } from '../test-support/examples.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApi, renderApp } from '../test-support/render-app.js';

const noWebstores = { results: [], numResults: 0, page: 1, pageSize: 1 };
const aQuietApi = () =>
  anApi()
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(identityRoutes.logout, () => ({ success: true as const }))
    .answer(webstoreRoutes.webstoresOfUser, () => noWebstores);

it.each(['/nothing/to/see', '/vendor/webstore/nothing'])('%s leads to the landing page [WEB-6]', async (path) => {
  const { address } = renderApp({ path, api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1, name: /^The people who make the day/ })).toBeInTheDocument();
});

it('treats an unknown single segment as a web address, and shows a 404 [WEB-6]', async () => {
  const { address, api } = renderApp({ path: '/nobody', api: aQuietApi() });
  expect(await screen.findByRole('heading', { name: 'Oops' })).toBeInTheDocument();
  expect(address()).toBe('/nobody');
  expect(api.callsOf(webstoreRoutes.webstoreByUrl)[0]?.path).toBe('webstores/url/nobody');
});

it('redirects a visitor of a guarded page to sign in, without a call for the page [ID-4] [ID-90]', async () => {
  const { address, api } = renderApp({ path: '/vendor/webstore/editabout', api: aQuietApi() });
  await screen.findByRole('heading', { name: 'Vendor sign-in' });
  expect(address()).toBe('/vendor/login');
  expect(takeCallback()).toBe('/vendor/webstore/editabout');
  expect(takeCallback()).toBeUndefined();
  expect(api.callsOf(webstoreRoutes.webstoresOfUser)).toEqual([]);
});

it('makes no calls on the way to a guarded page except those of the page, and for what is said above it', async () => {
  const api = aQuietApi();
  const { go } = renderApp({ path: '/', user: vendor, api });
  await screen.findByRole('heading', { level: 1, name: /^The people who make the day/ });
  const before = api.calls.length;
  await go('/vendor/webstore/editabout');
  await screen.findByRole('heading', { name: 'You don’t have a webstore yet' });
  // The catalogue was loaded by the landing page; the page itself starts the webstore that the vendor lacks (ID-57).
  const paths = api.calls.slice(before).map(({ path }) => path);
  // The first one leads to the plan, about which something may have to be said.
  expect(paths.toSorted()).toEqual([`users/${vendor.id}/webstores`, 'users/ensureVendor', 'vendors/username/nora']);
});

it.each([
  ['/admin/operations', '/admin/authError'],
  ['/favorites', '/signup'],
  ['/dashboard', '/signup'],
])('%s redirects a vendor as the guards say [ID-100] [ID-104] [ID-38]', async (path, to) => {
  const { address } = renderApp({ path, user: vendor, api: aQuietApi() });
  await waitFor(() => expect(address()).toBe(to));
});

it('/vendor/welcome is for visitors and users without a business, not for vendors [CNT-8]', async () => {
  for (const [user, name, to] of [
    [undefined, 'Sign up', '/vendor/signup'],
    [couple, 'Add my business', '/vendor/ensureVendor'],
  ] as const) {
    const { unmount } = renderApp({ path: '/vendor/welcome', user, api: aQuietApi() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Get found by couples near you' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', to);
    unmount();
  }
  const { address } = renderApp({ path: '/vendor/welcome', user: vendor, api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/vendor/webstore'));
});

const couplesPages = [
  ['/account-settings', 'Your account'],
  ['/account-information', 'Your account'],
  ['/event-information', 'Event information'],
  ['/favorites', 'Saved vendors'],
] as const;
it.each(couplesPages)('%s is a page for couples, and asks visitors to sign in [ID-114]', async (path, heading) => {
  const api = aQuietApi()
    .answer(identityRoutes.currentUser, () => couple)
    .answer(eventsRoutes.eventProfile, () => profileWith(anEvent()));
  const visitor = renderApp({ path, api });
  await waitFor(() => expect(visitor.address()).toBe('/login'));
  visitor.unmount();
  const { address } = renderApp({ path, user: couple, api });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(address()).toBe(path);
});

const startPages = [
  ['a visitor', undefined, '/vendor/welcome', 'Get found by couples near you'],
  ['a couple', couple, '/dashboard', /until your wedding$/],
  ['a vendor', vendor, '/vendor/webstore', 'You don’t have a webstore yet'],
] as const;
it.each(startPages)('the root of the vendor area redirects %s to their page [ID-94]', async (_who, user, to, name) => {
  const api = aQuietApi();
  keepEvent(api, profileWith(anEvent()));
  const { address } = renderApp({ path: '/vendor', user, api });
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  expect(address()).toBe(to);
});

const placesOfCouples = ['/setup/event-basics', '/inbox', '/favorites', '/account-information', '/account-settings'];
it.each(placesOfCouples)('%s is open to a couple, and to no vendor [ID-5]', async (path) => {
  const api = aCouplesApi(keptWith([]));
  keepEvent(api, profileWith(aNewEvent()));
  const page = renderApp({ path, user: couple, api });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/sign (in|up)/i);
  expect(page.address()).toBe(path);
  page.unmount();
  const { address } = renderApp({ path, user: vendor, api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/signup'));
});

it.each([
  [
    '/vendor/newwebstoresetup/business',
    vendor,
    'Set up your webstore',
    'About your business',
    '/vendor/webstore/editabout',
  ],
])('%s shows a message and links', async (path, user, heading, way, to) => {
  const { address } = renderApp({ path, user, api: aQuietApi() });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: new RegExp(`^${way}`) })).toHaveAttribute('href', to);
  expect(address()).toBe(path);
  expect(document.title).toBe(`${heading} - Posy`);
});

it('the general error page of vendors says what to do, and leads back to the webstore [WEB-7]', async () => {
  const { address, user } = renderApp({ path: '/vendor/error', user: vendor, api: aQuietApi() });
  const words = 'an error has occurred, please navigate back to your webstore to try again';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(document.title).toBe('Something went wrong - Posy');
  await user.click(screen.getByRole('link', { name: 'Back to your webstore' }));
  expect(await screen.findByRole('heading', { name: 'You don’t have a webstore yet' })).toBeInTheDocument();
  expect(address()).toBe('/vendor/webstore');
});

it("asks a visitor of an event's page to sign in first [EV-43] [ID-91]", async () => {
  const { address } = renderApp({ path: '/event-information', api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/login'));
});

it('redirects from /home to the landing page', async () => {
  const { address } = renderApp({ path: '/home', api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/'));
});

it('treats a user without a username as a visitor [ID-2]', async () => {
  const { address } = renderApp({ path: '/admin/operations', user: { ...vendor, username: '' }, api: aQuietApi() });
  await waitFor(() => expect(address()).toBe('/admin/adminLogin'));
});

it('has the title of each page, followed by the name of the site [WEB-34, ID-38]', async () => {
  const { go } = renderApp({ path: '/login', api: aQuietApi() });
  await waitFor(() => expect(document.title).toBe('Sign in - Posy'));
  await go('/vendors');
  await waitFor(() => expect(document.title).toBe('Vendors - Posy'));
});

it('moves the focus to a new page, but not while the same page changes', async () => {
  const api = aQuietApi().answer(webstoreRoutes.webstoreByUrl, () => publicWebstore());
  const { go } = renderApp({ path: '/vendors', api });
  await screen.findByText('No vendors');
  await go('/vendors?category=venues');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await go('/wildrye-flowers');
  await screen.findByRole('heading', { name: 'Wildrye Flowers' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('notifies the socket when a user signs in or out [MSG-21]', async () => {
  const { services } = renderApp({ path: '/vendors', api: aQuietApi() });
  FakeWebSocket.newest.accept();
  const identities = () => FakeWebSocket.newest.sent.map(({ data }) => data);
  await waitFor(() => expect(identities()).toEqual([{ appName: 'event-user' }]));
  act(() => services.session.begin({ data: { user: vendor, authResult: { ...token, ExpiresIn: 600 } } }));
  await waitFor(() => expect(identities()).toHaveLength(2));
  expect(identities()[1]).toEqual({ appName: 'event-user', jwt: token.AccessToken });
  act(() => services.session.signOut());
  await waitFor(() => expect(identities()).toHaveLength(3));
  expect(identities()[2]).toEqual({ appName: 'event-user' });
});

const token = { AccessToken: 'access-of-nora', IdToken: 'id', RefreshToken: 'refresh-token-of-nora' };

it('a link in a text is followed without reloading the site [WEB-8]', async () => {
  const { address, user } = renderApp({
    path: '/vendors',
    api: aQuietApi().answer(webstoreRoutes.webstoreByUrl, () => publicWebstore()),
  });
  await screen.findByText('No vendors');
  const link = Object.assign(document.createElement('a'), { href: '/wildrye-flowers', textContent: 'see them' });
  act(() => document.body.append(link));
  await user.click(link);
  link.remove();
  await waitFor(() => expect(address()).toBe('/wildrye-flowers'));
});
