import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { publicWebstore, venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const address = {
  id: '0198c0de-0000-7000-8000-0000000000ad',
  addressType: 'business',
  street1: '18 Pecan Alley',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78702',
  travelRadius: null,
  latitude: null,
  longitude: null,
} as const;

const show = (webstore: Partial<PublicWebstoreView>) =>
  renderApp({
    path: '/wildrye-flowers',
    api: anApi().answer(webstoreRoutes.webstoreByUrl, () => publicWebstore(webstore)),
  });
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

it('shows what the vendor has published, in the words of the catalogue', async () => {
  show({ addresses: [address], displayStoreAddress: true, styles: [11_001] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wildrye Flowers' })).toBeInTheDocument();
  expect(screen.getByText('Florist in Austin, TX')).toBeInTheDocument();
  expect(screen.getByText('Flowers from our own field.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Price tier 3 of 4, premium' })).toBeInTheDocument();
  expect(fact('Specialties')).toBe('Florist of one kind');
  expect(fact('Style')).toBe('Garden');
  expect(fact('Serves')).toBe('Austin, TX');
  expect(fact('Travels')).toBe('Within 50 miles');
  expect(fact('Address')).toBe('18 Pecan Alley, Austin, TX 78702');
  const extras = screen.getByRole('heading', { name: 'Florist extras' }).parentElement as HTMLElement;
  expect(
    within(extras)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Florist service A']);
  await waitFor(() => expect(document.title).toBe('Wildrye Flowers, Austin, TX - Posy'));
});

it('hides the price and the address when the vendor does not show them', async () => {
  show({ displayPriceTier: false, addresses: [address], displayStoreAddress: false });
  await screen.findByRole('heading', { name: 'Wildrye Flowers' });
  expect(screen.queryByRole('img', { name: /Price tier/ })).not.toBeInTheDocument();
  expect(fact('Address')).toBeUndefined();
});

it('shows a capacity for a venue, and not for a florist [WS-55]', async () => {
  const venue = show({ categoryIds: [venues.id], capacity: 150 });
  await screen.findByRole('heading', { name: 'Wildrye Flowers' });
  expect(fact('Capacity')).toBe('Up to 150 guests');
  venue.unmount();
  show({ capacity: 150 });
  await screen.findByRole('heading', { name: 'Wildrye Flowers' });
  expect(fact('Capacity')).toBeUndefined();
});

it('opens links in a window of their own, never with another scheme than http [WS-62]', async () => {
  show({ links: { Website: 'wildrye.example', Instagram: 'https://instagram.example/wildrye', Google: '' } });
  const links = within(await screen.findByText('Elsewhere').then((term) => term.parentElement as HTMLElement));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '//wildrye.example',
    'https://instagram.example/wildrye',
  ]);
  expect(links.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it("says 'No information provided' where a section is empty [WS-216]", async () => {
  show({ businessDescription: ' ', services: [] });
  await screen.findByRole('heading', { name: 'Wildrye Flowers' });
  expect(screen.getAllByText('No information provided')).toHaveLength(2);
});

it('can be read while the catalogue cannot [DIR-2]', async () => {
  const api = anApi()
    .answer(webstoreRoutes.webstoreByUrl, () => publicWebstore())
    .answer(webstoreRoutes.vendorCategories, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
  renderApp({ path: '/wildrye-flowers', api });
  expect(await screen.findByText('Flowers from our own field.')).toBeInTheDocument();
});

describe('a page that is not there', () => {
  it('is a 404 page with a link home [WS-201]', async () => {
    const { user, address: current } = renderApp({ path: '/nobody' });
    expect(await screen.findByText('404')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Oops' })).toBeInTheDocument();
    expect(screen.getByText("Sorry, we couldn't find that page.")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(current()).toBe('/vendors'));
  });

  it('is one too when the look-up fails, and can be tried again [WS-201]', async () => {
    let isDown = true;
    const api = anApi().answer(webstoreRoutes.webstoreByUrl, () => {
      if (isDown) throw new Refusal(500, 'unexpected-error');
      return publicWebstore();
    });
    const { user } = renderApp({ path: '/wildrye-flowers', api });
    expect(await screen.findByText("Sorry, we couldn't find that page.")).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Wildrye Flowers' })).toBeInTheDocument();
  });

  it('is one without a call when no web address can look like that', async () => {
    const { api } = renderApp({ path: '/robots.php' });
    expect(await screen.findByRole('heading', { name: 'Oops' })).toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.webstoreByUrl)).toEqual([]);
  });
});
