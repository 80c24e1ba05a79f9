import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, publicWebstore, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import {
  aPage,
  fact,
  itemsOf,
  section,
  shopAddress,
  showPage,
  webstoresOfVendor,
} from '../../../test-support/open-webstore-page.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

describe('a public page', () => {
  it('shows the published content [WS-199]', async () => {
    await showPage({
      addresses: [shopAddress],
      displayStoreAddress: true,
      subCategoryNames: ['Florist of one kind'],
      styleNames: ['Garden', 'Wild'],
      amenities: [{ id: 1, name: 'Florist extras', services: ['Florist service A'] }],
      rating: { stars: 4.5, reviews: 86 },
    });
    expect(screen.getByText('Florist in Austin, TX')).toBeInTheDocument();
    expect(screen.getByText('Flowers from our own field.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Price tier 3 of 4, premium' })).toBeInTheDocument();
    expect(screen.getByText('(86 reviews)')).toBeInTheDocument();
    expect(fact('Specialties')).toBe('Florist of one kind');
    expect(fact('Style')).toBe('Garden, Wild');
    expect(fact('Serves')).toBe('Austin, TX');
    expect(fact('Travels')).toBe('Within 50 miles');
    expect(fact('Address')).toBe('18 Pecan Alley, Austin, TX 78702');
    expect(itemsOf('Amenities and services')).toEqual(['Florist service A']);
    await waitFor(() => expect(document.title).toBe('Wildrye Flowers, Austin, TX - Posy'));
  });

  it('shows a price and an address only when the vendor shows them [WS-222, WS-223]', async () => {
    await showPage({ displayPriceTier: false, addresses: [shopAddress], displayStoreAddress: false });
    expect(screen.queryByRole('img', { name: /Price tier/ })).not.toBeInTheDocument();
    expect(fact('Address')).toBeUndefined();
  });

  it('shows the capacity of a venue and nothing of travel [WS-55, WS-224]', async () => {
    await showPage({ capacity: 150, travels: false, travelOption: null, travelDistance: null });
    expect(fact('Capacity')).toBe('Up to 150 guests');
    expect(fact('Travels')).toBeUndefined();
  });

  it('opens links in a new window, never with another scheme than http [WS-6, WS-62, WS-221]', async () => {
    const networks = ['YouTube', 'Google', 'Pinterest', 'Yelp', 'Twitter', 'Facebook', 'TikTok'] as const;
    const others = ['Instagram', 'Vimeo', 'Spotify', 'SoundCloud', 'LoveStoriesTV'] as const;
    const given = Object.fromEntries([...networks, ...others].map((key) => [key, `https://${key}.example/wildrye`]));
    const page = await showPage({ links: { Website: 'wildrye.example', ...given } });
    const links = within(screen.getByText('Links').parentElement as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Website', '//wildrye.example'],
      ...[...networks, ...others].map((key) => [key === 'Twitter' ? 'X' : key, `https://${key}.example/wildrye`]),
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    page.unmount();
    await showPage({ links: { ...given, Website: 'wildrye.example', Vimeo: '' } });
    expect(within(screen.getByText('Links').parentElement as HTMLElement).getAllByRole('link')).toHaveLength(12);
  });

  it("says 'No information provided' without an answer [WS-216]", async () => {
    await showPage({ businessDescription: ' ', amenities: [{ id: 1, name: 'Delivery', services: [] }] });
    expect(section('About').getByText('No information provided')).toBeInTheDocument();
    expect(section('Amenities and services').getByText('No information provided')).toBeInTheDocument();
  });

  it('lists its sections, and no others [WS-203]', async () => {
    await showPage({ faqs: [{ id: 'a', ordinal: 0, question: 'When?', answer: 'Soon.' }], hasReviews: false });
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#webstore-about',
      '#webstore-amenities',
      '#webstore-availability',
      '#webstore-media-gallery',
      '#webstore-faqs',
    ]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows 259 characters of a longer text and an ellipsis until it is expanded [WS-206]', async () => {
    const fits = `${'Light, and more of it. '.repeat(12).slice(0, 259)}.`;
    const text = `${fits}!`;
    const short = `${text.slice(0, 259)}…`;
    const page = await showPage({ businessDescription: fits });
    const shown = () => [...document.querySelectorAll('#webstore-about p')].map((one) => one.textContent);
    expect(shown()).toEqual([fits]);
    expect(section('About').queryByRole('button')).not.toBeInTheDocument();
    page.unmount();

    const { user } = await showPage({ businessDescription: text });
    // Both are rendered until the width of the screen or the reader decides; the style sheet shows one of them.
    expect(shown()).toEqual([short, text]);
    await user.click(section('About').getByRole('button', { name: 'Read more' }));
    expect(shown()).toEqual([text]);
    await user.click(section('About').getByRole('button', { name: 'Show less' }));
    expect(shown()).toEqual([short]);
  });
});

describe('a loading public page', () => {
  it('shows a loading state, then the page or a 404 [WS-200, ID-4]', async () => {
    const answer = Promise.withResolvers<void>();
    const api = aPage().answer(webstoreRoutes.webstoreByUrl, async ({ path }) => {
      await answer.promise;
      if (path.endsWith('nobody')) throw new Refusal(404, 'webstore-not-found');
      return publicWebstore();
    });
    const { go } = renderApp({ path: '/wildrye-flowers', api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument();
    answer.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wildrye Flowers' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Loading' })).not.toBeInTheDocument();
    await go('/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops' })).toBeInTheDocument();
  });
});

describe('an unclaimed business', () => {
  it('has its badge and the link to claim it, hidden [WS-226]', async () => {
    const page = await showPage({ isUnclaimed: true });
    for (const text of ['Unclaimed', 'Claim this business']) expect(screen.getByText(text)).not.toBeVisible();
    expect(screen.getByText('Unclaimed').closest('[title]')).toHaveAttribute(
      'title',
      'This business hasn’t been claimed yet. The information comes from public sources.',
    );
    expect(screen.queryByRole('button', { name: 'Claim this business' })).not.toBeInTheDocument();
    page.unmount();
    await showPage({ isUnclaimed: false });
    expect(screen.queryByText('Unclaimed')).not.toBeInTheDocument();
  });
});

describe('the owner of a public page', () => {
  it('finds the link to the editor there, unlike other users [WS-220]', async () => {
    const own = renderApp({
      path: '/wildrye-flowers',
      user: vendor,
      api: aPage().answer(webstoreRoutes.webstoresOfUser, () => webstoresOfVendor(publicWebstore().id)),
    });
    expect(await screen.findByRole('link', { name: 'Edit your page' })).toHaveAttribute(
      'href',
      '/vendor/webstore/editabout',
    );
    own.unmount();
    const api = aPage().answer(webstoreRoutes.webstoresOfUser, () => webstoresOfVendor(vendor.id));
    renderApp({ path: '/wildrye-flowers', user: vendor, api });
    await screen.findByRole('heading', { level: 1, name: 'Wildrye Flowers' });
    await waitFor(() => expect(api.callsOf(webstoreRoutes.webstoresOfUser)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Edit your page' })).not.toBeInTheDocument();
  });

  it('is nobody without a webstore: visitors and couples find no such link [WS-220]', async () => {
    for (const reader of [undefined, couple]) {
      const { unmount } = renderApp({ path: '/wildrye-flowers', user: reader, api: aPage() });
      await screen.findByRole('heading', { level: 1, name: 'Wildrye Flowers' });
      expect(screen.queryByRole('link', { name: 'Edit your page' })).not.toBeInTheDocument();
      unmount();
    }
  });
});

/** Expects a 404 page with the carousel of the categories; returns its link home. */
async function expectNotFound(): Promise<HTMLElement> {
  expect(await screen.findByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops' })).toBeInTheDocument();
  expect(screen.getByText("Sorry, we couldn't find that page.")).toBeInTheDocument();
  const categories = within(await screen.findByRole('navigation', { name: 'Browse categories' }));
  expect(categories.getByRole('link', { name: 'Florists' })).toHaveAttribute('href', '/vendors?category=florist');
  const home = screen.getByRole('link', { name: 'Go to the home page' });
  expect(home).toHaveAttribute('href', '/');
  return home;
}

describe('a missing page', () => {
  it('is a 404 page with a link home [WS-201]', async () => {
    const { user, address: current } = renderApp({ path: '/nobody' });
    const home = await expectNotFound();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(home);
    await waitFor(() => expect(current()).toBe('/'));
  });

  it('is a 404 page too when the lookup fails, and can be retried [WS-201]', async () => {
    let isDown = true;
    const api = anApi()
      .answer(webstoreRoutes.webstoreByUrl, () => {
        if (isDown) throw new Refusal(500, 'unexpected-error');
        return publicWebstore();
      })
      .answer(webstoreRoutes.availability, () => [])
      .answer(webstoreRoutes.reviews, () => ({ status: 'not-connected' as const, place: null }));
    const { user } = renderApp({ path: '/wildrye-flowers', api });
    await expectNotFound();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Wildrye Flowers' })).toBeInTheDocument();
  });

  it('calls the number that the vendor gives, also from the section that small screens have', async () => {
    await showPage({ phone: '+15125550142' });
    const panel = within(screen.getByRole('complementary', { name: 'Next steps' }));
    const call = await panel.findByRole('link', { name: 'Call +1 (512) 555-0142' });
    expect(call).toHaveAttribute('href', 'tel:+15125550142');
    const inSection = section('About').getByRole('link', { name: '+1 (512) 555-0142' });
    expect(inSection).toHaveAttribute('href', 'tel:+15125550142');
  });

  it('is a 404 page without a call for an impossible web address', async () => {
    const { api } = renderApp({ path: '/robots.php' });
    expect(await screen.findByRole('heading', { name: 'Oops' })).toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.webstoreByUrl)).toEqual([]);
  });
});
