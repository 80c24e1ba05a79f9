import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { setSiteSettings } from '../base/site-settings.js';
import { couple, draft, publicWebstore, searchAnswer, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { anApi, renderApp } from '../test-support/render-app.js';

const { id, name, url, publishStatus } = draft();
const anApiWithPages = () =>
  anApi()
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(webstoreRoutes.webstoreByUrl, () => publicWebstore())
    .answer(webstoreRoutes.webstoreById, () => draft())
    .answer(webstoreRoutes.webstoresOfUser, () => ({
      results: [{ id, name, url, publishStatus }],
      numResults: 1,
      page: 1,
      pageSize: 1,
    }));
const operator = { ...couple, isAdmin: true };
const nothingSet = {
  name: 'Posy',
  url: 'http://localhost',
  retailer: 'Posy Bridal',
  links: {},
  support: {},
  administratorEmail: '',
};
/** Began to sign up as a vendor, and is none yet. */
const signingUp: AuthUserView = { ...couple, settings: { newVendorSignup: 'vendor' } };
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => setSiteSettings(nothingSet));

describe('the top bar [WEB-9]', () => {
  it.each([
    ['a visitor', undefined, ['Vendors', 'Categories', 'Become a vendor']],
    ['a couple', couple, ['Vendors', 'Categories', 'My event']],
    ['a vendor who is signing up', signingUp, ['Vendors', 'Categories']],
    ['a vendor', vendor, ['Vendors', 'Categories', 'My webstore']],
    ['an operator', operator, ['Vendors', 'Categories', 'Operations']],
  ])('has the logo, the links and the icons of %s', async (_who, user, names) => {
    renderApp({ path: '/vendors', api: anApiWithPages(), ...(user && { user }) });
    expect(namesIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(names);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Posy' })).toHaveAttribute('href', '/');
    const has = (name: string | RegExp, role = 'link') => banner.queryByRole(role, { name }) !== null;
    const isSignedIn = user !== undefined;
    const [savesVendors, isOperator] = [user === couple || user === signingUp, user === operator];
    expect([has('Sign in'), has('Sign up'), has(/^Account:/, 'button')]).toEqual([
      !isSignedIn,
      !isSignedIn,
      isSignedIn,
    ]);
    expect([has('Saved vendors'), has('Inbox')]).toEqual([savesVendors, isSignedIn && !isOperator]);
  });

  it('links to the planner for couples, and to the shop for everybody, if these are configured', async () => {
    const links = { planner: 'https://plan.example/start', retailSite: 'https://www.shop.example/' };
    setSiteSettings({ ...nothingSet, links });
    renderApp({ path: '/vendors', api: anApiWithPages(), user: couple });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(namesIn(bar)).toEqual(['Vendors', 'Categories', 'My event', 'Planning', 'Return to shop.example']);
    const back = within(bar).getByRole('link', { name: 'Return to shop.example' });
    expect(back).toHaveAttribute('href', links.retailSite);
  });
});

describe('the user menu', () => {
  const openMenu = async (path: string, user: typeof vendor, api = anApiWithPages()) => {
    const page = renderApp({ path, user, api });
    await page.user.click(await screen.findByRole('button', { name: `Account: ${user.firstName}` }));
    return { ...page, menu: await screen.findByRole('menu', { name: 'Account' }) };
  };
  const entriesOf = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);

  it("greets the user, and links from the vendor area to the couples' view [WEB-12]", async () => {
    const { menu, user, address } = await openMenu('/vendor/webstore/editabout', vendor);
    expect(menu).toHaveTextContent(/^Hi Nora/);
    await waitFor(() =>
      expect(entriesOf(menu)).toEqual(['Switch to Customer View', 'Account', 'Where you’re signed in', 'Sign out']),
    );
    const entry = within(menu).getByRole('menuitem', { name: 'Switch to Customer View' });
    await waitFor(() => expect(entry).toHaveAttribute('href', '/wildrye-flowers'));
    await user.click(entry);
    await waitFor(() => expect(address()).toBe('/wildrye-flowers'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it("disables that entry until the vendor's page is known, or cannot be read, and it leads to the landing page [WEB-12]", async () => {
    const answer = Promise.withResolvers<never>();
    const api = anApiWithPages().answer(webstoreRoutes.webstoresOfUser, () => answer.promise);
    const { menu } = await openMenu('/vendor/account-settings', vendor, api);
    const entry = within(menu).getByRole('menuitem', { name: 'Switch to Customer View' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    answer.reject(new Refusal(503, 'temporarily-unavailable'));
    await waitFor(() => expect(entry).not.toHaveAttribute('aria-disabled'));
    expect(entry).toHaveAttribute('href', '/');
  });

  it("links from the couples' view to the root of the vendor's webstore [WEB-13]", async () => {
    const { menu } = await openMenu('/vendors', vendor);
    const entry = within(menu).getByRole('menuitem', { name: 'Switch to Vendor View' });
    expect(entry).toHaveAttribute('href', '/vendor/webstore');
  });

  it('links a couple to the vendor view only with the marker of new vendors [WEB-13, ID-5]', async () => {
    const began = await openMenu('/vendors', { ...couple, settings: { newVendorSignup: 'vendor' } });
    const entry = within(began.menu).getByRole('menuitem', { name: 'Switch to Vendor View' });
    expect(entry).toHaveAttribute('href', '/vendor/webstore');
    began.unmount();
    for (const settings of [{ newVendorSignup: 'bride' as const }, {}]) {
      const { menu, unmount } = await openMenu('/vendors', { ...couple, settings });
      expect(entriesOf(menu)).toEqual(['Saved vendors', 'Account', 'Where you’re signed in', 'Sign out']);
      unmount();
    }
  });
});

describe('the drawer', () => {
  const openDrawer = async (user?: typeof vendor) => {
    const page = renderApp({ path: '/vendors', api: anApiWithPages(), ...(user && { user }) });
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }));
    return { ...page, drawer: await screen.findByRole('dialog') };
  };

  it('greets by the first name, and lists all links, the shop first [WEB-11]', async () => {
    setSiteSettings({ ...nothingSet, links: { retailSite: 'https://www.shop.example/' } });
    const { drawer } = await openDrawer(vendor);
    expect(within(drawer).getByRole('heading', { name: 'Hi Nora' })).toBeInTheDocument();
    expect(namesIn(drawer)).toEqual([
      'Return to shop.example',
      'Vendors',
      'Categories',
      'My webstore',
      'Switch to Vendor View',
      'Account',
      'Where you’re signed in',
      'Sign out',
    ]);
  });

  it('asks a visitor to sign in or up, and closes after a choice [WEB-11]', async () => {
    const { drawer, user, address } = await openDrawer();
    expect(namesIn(drawer)).toEqual(['Vendors', 'Categories', 'Become a vendor', 'Sign in', 'Sign up']);
    await user.click(within(drawer).getByRole('link', { name: 'Sign up' }));
    await user.click(await screen.findByRole('button', { name: /wedding vendor/ }));
    await waitFor(() => expect(address()).toBe('/vendor/signup'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the footer', () => {
  const footer = () => screen.findByRole('contentinfo');

  it('shows no external pages that are not configured [WEB-21 WEB-22 CNT-12]', async () => {
    renderApp({ path: '/vendors', api: anApiWithPages() });
    const links = within(await footer()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/vendor-categories',
      '/vendors?category=venues',
      '/national-vendors',
      '/vendor/signup',
      '/vendor/login',
      '/',
      '/about-us/contact',
      '/privacy',
      '/terms',
    ]);
  });

  it('links to every configured external page, and to contacts [WEB-21 WEB-22 CNT-12]', async () => {
    const legal = ['privacyPolicy', 'terms', 'californiaPrivacy', 'doNotSell', 'supplyChain'];
    const pages = ['blog', 'pressKit', 'accessibility', 'loyaltyProgram', 'instagram', 'facebook', ...legal];
    const links = Object.fromEntries(pages.map((page) => [page, `https://elsewhere.example/${page}`]));
    const support = { phone: '+1 512 555 0142', textNumber: '555-019', vendorEmail: 'vendors@posy.example' };
    setSiteSettings({ ...nothingSet, links, support });
    renderApp({ path: '/vendors', api: anApiWithPages() });
    const end = await footer();
    const shown = within(end)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const address of Object.values(links)) expect(shown).toContain(address);
    expect(within(end).getByRole('link', { name: 'Call +1 (512) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15125550142',
    );
    expect(within(end).getByRole('link', { name: 'Text us' })).toHaveAttribute('href', 'sms:555019');
    expect(within(end).getByRole('link', { name: 'Email us' })).toHaveAttribute('href', 'mailto:vendors@posy.example');
  });

  it('links to the vendor home for vendors, and to the landing page for others [WEB-20]', async () => {
    for (const [user, name, path] of [
      [vendor, 'Vendor home', '/vendor/dashboard'],
      [couple, 'Home', '/'],
      [undefined, 'Home', '/'],
    ] as const) {
      const { unmount } = renderApp({ path: '/vendors', user, api: anApiWithPages() });
      const links = within(await footer()).getAllByRole('link', { name: /^(Vendor home|Home)$/ });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, path]]);
      unmount();
    }
  });
});

const vendorEntries = [
  ['/vendor/dashboard', 'Dashboard'],
  ['/vendor/webstore', 'Webstore'],
  ['/vendor/webstore/editfaqs', 'Webstore'],
  ['/vendor/webstore/editavailability', 'Calendar'],
] as const;
it.each(vendorEntries)('the bottom bar marks one of a vendor’s entries at %s: %s [WEB-17]', async (path, name) => {
  renderApp({ path, user: vendor, api: anApiWithPages() });
  const bar = await screen.findByRole('navigation', { name: 'Quick access' });
  expect(namesIn(bar)).toEqual(['Dashboard', 'Webstore', 'Calendar']);
  expect(within(bar).getAllByRole('link', { current: 'page' })).toEqual([within(bar).getByRole('link', { name })]);
});

it.each([
  ['a visitor', '/vendor-categories', undefined, ['Vendors', 'Inbox', 'Home', 'Planning', 'Sign in']],
  ['a couple', '/vendor-categories', couple, ['Vendors', 'Inbox', 'Dashboard', 'Planning']],
  ['a vendor', '/vendor-categories', vendor, ['Webstore', 'Inbox', 'Home', 'Calendar']],
  ['a vendor at work', '/vendor/webstore/editabout', vendor, ['Dashboard', 'Webstore', 'Calendar']],
  ['a couple with a list of vendors', '/vendors', couple, ['Vendors', 'Inbox', 'Dashboard', 'Planning', 'Map']],
])('the bottom bar has the main links of %s [WEB-16]', async (_who, path, user, names) => {
  renderApp({ path, api: anApiWithPages(), ...(user && { user }) });
  const bar = await screen.findByRole('navigation', { name: 'Quick access' });
  expect(namesIn(bar)).toEqual(names);
  expect(within(bar).queryByRole('button', { name: 'Account' }) !== null).toBe(user !== undefined);
});

it('announces the title of a new page, once it is known', async () => {
  const { go } = renderApp({ path: '/vendors', api: anApiWithPages() });
  await screen.findByText('No vendors');
  const announcer = () => document.querySelector('[data-announcer]');
  expect(announcer()).toBeEmptyDOMElement();
  await go('/wildrye-flowers');
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Wildrye Flowers.* - Posy$/));
  await go('/login');
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Sign in - Posy$/));
});

describe('the loading bar', () => {
  const loader = () => screen.queryByRole('progressbar', { name: 'Waiting for a response' });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** The directory with a search that gets no response, with a fake clock. */
  async function pending() {
    const answer = Promise.withResolvers<void>();
    const api = anApiWithPages().answer(directoryRoutes.webstoreSearch, async ({ query }) => {
      if (query['categoryId'] !== undefined) await answer.promise;
      return searchAnswer();
    });
    const { go } = renderApp({ path: '/vendors', api });
    await screen.findByText('No vendors');
    jest.useFakeTimers();
    await go('/vendors?category=florist');
    await pass(0);
    return answer.resolve;
  }

  it('covers the page 400 milliseconds after the start of a request, until the response arrives [WEB-25]', async () => {
    const answer = await pending();
    await pass(399);
    expect(loader()).not.toBeInTheDocument();
    await pass(1);
    expect(loader()).toBeInTheDocument();
    answer();
    await pass(0);
    expect(loader()).not.toBeInTheDocument();
  });

  it('is checked again 100 milliseconds after a check that came too early [WEB-25]', async () => {
    await pending();
    // The fourth check comes when less than 400 milliseconds have passed on this clock.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 399);
    await pass(400);
    expect(loader()).not.toBeInTheDocument();
    jest.restoreAllMocks();
    await pass(99);
    expect(loader()).not.toBeInTheDocument();
    await pass(1);
    expect(loader()).toBeInTheDocument();
  });
});
