import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { activeCategories } from '../../../test-support/all-categories.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { MemoryStorage } from '../../../test-support/memory-storage.js';
import { aDirectory, choose } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';
import { dinner, vase } from '../components/landing/hero-pictures.js';

const open = async (path: string) => {
  const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => activeCategories);
  const page = renderApp({ path, api });
  await screen.findByRole('link', { name: /^Lodging plural/ });
  return page;
};
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the landing page', () => {
  it('searches by place and category [DIR-11]', async () => {
    const { user, address } = await open('/');
    await choose(user, /What/, 'Florist plural');
    await user.type(screen.getByRole('combobox', { name: 'Where' }), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(screen.getByRole('button', { name: 'Find vendors' }));
    await waitFor(() => expect(address()).toBe('/vendors/chicago-il/florist'));
  });

  it('starts with venues, and suggests five cities [DIR-11]', async () => {
    await open('/');
    expect(screen.getByRole('button', { name: /What/ })).toHaveTextContent('Venues plural');
    expect(linksIn('Start in')).toEqual([
      ['New York City', '/vendors/newyork-ny/venues'],
      ['Chicago', '/vendors/chicago-il/venues'],
      ['San Diego', '/vendors/sandiego-ca/venues'],
      ['Los Angeles', '/vendors/losangeles-ca/venues'],
      ['San Francisco', '/vendors/sanfrancisco-ca/venues'],
    ]);
  });

  it('shows the seven top categories and lodging, and a link to all 19 [DIR-5, DIR-6]', async () => {
    const { user, address } = await open('/');
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    const names = cards.map((card) => within(card).queryByRole('link')?.getAttribute('href') ?? '');
    const shown = names.filter((href) => href.startsWith('/vendors?category='));
    expect(shown.map((href) => href.replace('/vendors?category=', ''))).toEqual([
      'venues',
      'photographyvideography',
      'florist',
      'planning',
      'beauty',
      'music',
      'foodbeverage',
      'lodging',
    ]);
    await user.click(screen.getByRole('link', { name: 'All 19 categories' }));
    await waitFor(() => expect(address()).toBe('/vendor-categories'));
  });

  const categoriesOffered = async ({ user }: ReturnType<typeof renderApp>) => {
    await user.click(screen.getByRole('button', { name: /What/ }));
    return (await screen.findAllByRole('option')).map((option) => option.textContent);
  };

  it('shows the known categories, and stores them for the next visit [DIR-2]', async () => {
    const storage = new MemoryStorage();
    const [venues] = activeCategories;
    const unknown = { ...venues!, id: 25, externalId: 'drones', namePlural: 'Drones' };
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => [venues!, unknown]);
    for (const _visit of ['first', 'next']) {
      const page = renderApp({ path: '/', api, storage });
      await screen.findByRole('link', { name: /^Venues plural/ });
      expect(await categoriesOffered(page)).toEqual(['All categories', 'Venues plural']);
      page.unmount();
    }
    expect(api.callsOf(webstoreRoutes.vendorCategories)).toHaveLength(1);
  });

  it('shows no category when they cannot be loaded, and can still search [DIR-2]', async () => {
    const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(500, 'unexpected-error');
    });
    const page = renderApp({ path: '/', api });
    await screen.findByRole('alert');
    expect(await categoriesOffered(page)).toEqual(['All categories']);
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Find vendors' }));
    await waitFor(() => expect(page.address()).toBe('/vendors'));
  });
});

it('uses stock pictures that exist', () => {
  const list = readFileSync('src/webstore/stock-pictures/files/list.json', 'utf8');
  for (const { pictureId, placeholder } of [dinner, vase]) {
    expect(JSON.parse(list)).toContainEqual(expect.objectContaining({ pictureId, placeholder }));
  }
});

it('links businesses to separate pages, for new and for existing vendors', async () => {
  await open('/');
  const call = within(screen.getByRole('main'));
  expect(call.getByRole('link', { name: 'Become a vendor' })).toHaveAttribute('href', '/vendor/signup');
  expect(call.getByRole('link', { name: 'Vendor sign-in' })).toHaveAttribute('href', '/vendor/login');
});

it.each([
  ['a couple', couple, 'Become a vendor', '/vendor/welcome'],
  ['a vendor', vendor, 'Go to your webstore', '/vendor/webstore'],
] as const)('shows %s no sign-in link, which would redirect', async (_who, user, name, href) => {
  const api = aDirectory().answer(webstoreRoutes.vendorCategories, () => activeCategories);
  renderApp({ path: '/', user, api });
  await screen.findByRole('link', { name: /^Lodging plural/ });
  expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: 'Vendor sign-in' })).not.toBeInTheDocument();
});

describe('the list of categories', () => {
  it('contains 19 to explore, each linking to its vendors [DIR-6, DIR-7]', async () => {
    await open('/vendor-categories');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links).toHaveLength(19);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/vendors\?category=[a-z]+$/);
    expect(document.title).toBe('Every kind of vendor - Posy');
  });
});
