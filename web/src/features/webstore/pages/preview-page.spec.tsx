import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, listing, picture, vendor } from '../../../test-support/examples.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';
import { northAustin } from '../../../test-support/retail-examples.js';
import { webstorePage } from '../../../texts/webstore-page.js';

const hall = listing(1, { name: 'Dusk Hall', url: 'dusk-hall' });
const everything: Partial<WebstoreDraftView> = {
  activeFeatures: ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'],
  packages: [{ id: 'p', name: 'Half day', price: 900, description: 'Six hours.', inclusions: [], imageId: null }],
  faqs: [{ id: 'f', question: 'Do you travel?', answer: 'Gladly.' }],
  partners: [{ partnerId: hall.id, description: 'Cool in August.' }],
  awards: [{ id: 'a', name: 'Best of Texas', link: '', imageId: null }],
  images: [
    {
      ...picture,
      id: 'i',
      url: '',
      caption: '',
      credit: '',
      isCoverPhoto: true,
      ordinal: 0,
      validationResult: true,
      reasons: [],
      sameAs: null,
      adminApproved: false,
    },
  ],
};

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const marked = [{ availabilityDate: tomorrow, availability: 'available' as const }];
const review = { authorName: 'Priya K.', profilePhotoUrl: null, rating: 5, relativeTimeDescription: '', text: 'Calm.' };
const place = { name: 'Wildrye', rating: 4.9, userRatingsTotal: 86, url: 'https://maps.example', reviews: [review] };
const reviewed = { status: 'shown' as const, place };

async function openPreview(
  start: Partial<WebstoreDraftView> = {},
  days: typeof marked = [],
  reviews: typeof reviewed | { status: 'not-connected'; place: null } = { status: 'not-connected', place: null },
) {
  const { api } = anApiWith(start);
  api
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.availability, () => days)
    .answer(webstoreRoutes.reviews, () => reviews)
    .answer(directoryRoutes.listIds, () => [hall]);
  const page = renderApp({ path: '/vendor/webstore/preview', user: vendor, api });
  await screen.findByRole('heading', { name: 'Preview', level: 1 });
  return page;
}
const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Vendors' && text !== 'For businesses');
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the preview of a webstore', () => {
  it('shows the saved content of every section, in the order of the public page [WS-126, WS-128]', async () => {
    const activeFeatures = ['feature_premiumBadge' as const];
    const filled = { ...everything, activeFeatures, googlePlaceId: 'a-place', preferredStore: northAustin };
    await openPreview(filled, marked, reviewed);
    await screen.findByText('Dusk Hall');
    await screen.findByText('Priya K.');
    const all = ['About', 'Amenities and services', 'At Posy Bridal', 'Availability', 'Gallery', 'Reviews'];
    all.push('Packages', webstorePage.faqs, webstorePage.partners, 'Awards');
    expect(headings().filter((text) => all.includes(text))).toEqual(all);
    expect(part('About').getByText('Flowers from our own field.')).toBeVisible();
    expect(part('Amenities and services').getByText('Florist service A')).toBeVisible();
    for (const text of ['Half day', 'Do you travel?', 'Best of Texas']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument();
  });

  it('shows that an empty section has no content, how to fill it, and the page for that [WS-127, OP-11]', async () => {
    const features = [...everything.activeFeatures!, 'feature_premiumBadge' as const];
    const { user, address } = await openPreview({ activeFeatures: features, businessDescription: '', services: [] });
    const empty = [
      ['About', /two or three sentences in About/, 'editabout'],
      ['Amenities and services', /in Amenities and services/, 'editamenities'],
      ['Retail store', /In Retail store/, 'editstore'],
      ['Availability', /in Availability/, 'editavailability'],
      ['Gallery', /in Gallery/, 'editgallery'],
      ['Reviews', /in Reviews/, 'editreviews'],
      ['Packages', /In Packages/, 'editpackages'],
      ['FAQs', /In FAQs/, 'editfaqs'],
      ['Preferred partners', /In Preferred partners/, 'editpartners'],
      ['Awards', /in Awards/, 'editawards'],
    ] as const;
    for (const [name, how, page] of empty) {
      expect(await part(name).findByText('Nothing here yet')).toBeVisible();
      const [fill] = part(name)
        .getAllByRole('link')
        .filter((link) => !link.getAttribute('aria-label')?.startsWith('Edit'));
      expect(part(name).getByText(how)).toBeVisible();
      expect(fill).toHaveAttribute('href', `/vendor/webstore/${page}`);
    }
    await user.click(part('FAQs').getByRole('link', { name: 'Answer a question' }));
    await waitFor(() => expect(address()).toBe('/vendor/webstore/editfaqs'));
  });

  it('shows that a section is locked, or hidden by its vendor', async () => {
    await openPreview({
      ...everything,
      activeFeatures: ['feature_faqs'],
      optionalSections: [{ id: 'faqs', name: 'FAQs', enabled: false }],
    });
    expect(screen.getByText('Packages: premium users only')).toBeVisible();
    expect(screen.queryByText('Half day')).not.toBeInTheDocument();
    expect(screen.getByText(/because you turned it off/)).toBeVisible();
  });

  it('hides and shows a section, publishes that, and says once couples can see it', async () => {
    const { user, api } = await openPreview({ ...everything, publishStatus: 'Published' });
    expect(screen.queryByRole('button', { name: /^(Hide|Show) (About|Gallery|Reviews)/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide FAQs' }));
    expect(await screen.findByText(/because you turned it off/)).toBeVisible();
    const [faqs] = draft().optionalSections.filter(({ id }) => id === 'faqs');
    const saved = { id: draft().id, version: 4, optionalSections: [{ ...faqs, enabled: false }] };
    expect(api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body)).toEqual([saved]);
    await user.click(screen.getByRole('button', { name: 'Show FAQs' }));
    await waitFor(() => expect(screen.queryByText(/because you turned it off/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText(/^Live in search after/)).toBeVisible();
    expect(api.callsOf(webstoreRoutes.publish)).toHaveLength(1);
  });

  it.each([
    ['the middle of the edited section', 0, 'center'],
    ['the heading of an edited section higher than the window', window.innerHeight + 1, 'start'],
  ])('returns to %s, with the focus on its link [WS-26]', async (_where, height, block) => {
    const heights = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, address } = await openPreview(everything);
    await user.click(screen.getByRole('link', { name: 'Edit Awards' }));
    await screen.findByRole('heading', { name: 'Awards', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/vendor/webstore/preview'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Awards' })).toHaveFocus());
    expect(scrolled.mock.calls).toEqual([[{ block }]]);
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('link', { name: 'Edit Awards' }));
    for (const spy of [heights, scrolled]) spy.mockRestore();
  });

  it('opens the page of a partner in a new tab [WS-130]', async () => {
    await openPreview(everything);
    const link = await screen.findByRole('link', { name: /Dusk Hall/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/dusk-hall', '_blank']);
  });

  it('opens the public page in a new tab once there is one, through window.open [WS-129, OP-24]', async () => {
    const tab = { opener: window };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const { user, unmount } = await openPreview({ publishStatus: 'Unpublished Changes' });
    await user.click(screen.getByRole('link', { name: /Visit webstore/ }));
    expect(open.mock.calls).toEqual([['http://localhost/wildrye-flowers', '_blank']]);
    expect(tab.opener).toBeNull();
    open.mockRestore();
    unmount();
    await openPreview({ publishStatus: 'Unpublished', url: null });
    expect(screen.getByRole('button', { name: 'Visit webstore' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Choose an address in About' })).toBeVisible();
  });
});
