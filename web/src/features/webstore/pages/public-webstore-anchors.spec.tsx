import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { picture } from '../../../test-support/examples.js';
import { aPage, showPage } from '../../../test-support/open-webstore-page.js';
import { northAustin } from '../../../test-support/retail-examples.js';
import { pathsOfEditor } from '../components/editor/section-states.js';

const review = { authorName: 'Priya K.', profilePhotoUrl: null, rating: 5, relativeTimeDescription: '', text: 'Calm.' };
const withReview = (api: ReturnType<typeof aPage>) =>
  api.answer(webstoreRoutes.reviews, () => ({
    status: 'shown' as const,
    place: { name: 'Wildrye', rating: 5, userRatingsTotal: 1, url: 'https://maps.example', reviews: [review] },
  }));

describe('a public page', () => {
  it('has an anchor for each section, by its own name [WS-202]', async () => {
    const item = { id: 'a', ordinal: 0, name: 'One', image: null };
    const api = aPage({
      ...{
        hasReviews: true,
        preferredStore: northAustin,
        faqs: [{ id: 'f', ordinal: 0, question: 'Q?', answer: 'A.' }],
      },
      packages: [{ ...item, price: 900, description: 'Six hours.', inclusions: [] }],
      awards: [{ ...item, link: '' }],
      partners: [
        {
          ...{ partnerId: 'p', ordinal: 0, name: 'Dusk Hall', url: 'dusk-hall', description: 'Cool in August.' },
          ...{ categoryName: 'Venue', subCategoryNames: [], city: 'Austin', state: 'TX', coverPhoto: picture },
        },
      ],
    });
    await showPage({}, withReview(api));
    await screen.findByText('Priya K.');
    const anchors = [...document.querySelectorAll('article section[id^="webstore-"]')].map(({ id }) => id);
    expect(anchors).toEqual([
      ...['webstore-about', 'webstore-amenities', 'webstore-david-store', 'webstore-availability'],
      ...['webstore-media-gallery', 'webstore-google-reviews', 'webstore-packages', 'webstore-faqs'],
      ...['webstore-partners', 'webstore-awards'],
    ]);
    // Inserts are a section of the editor only.
    expect(pathsOfEditor(undefined)).toMatchObject({ amenities: expect.any(String), inserts: expect.any(String) });
  });

  it('lists reviews and the store in its bar only if there are some [WS-204]', async () => {
    const page = await showPage({ preferredStore: northAustin, hasReviews: false });
    const bar = () => within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(bar().getByRole('link', { name: 'Store' })).toHaveAttribute('href', '#webstore-david-store');
    expect(bar().queryByRole('link', { name: 'Reviews' })).not.toBeInTheDocument();
    page.unmount();
    const reviewed = await showPage({}, withReview(aPage({ preferredStore: null, hasReviews: true })));
    expect(await bar().findByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '#webstore-google-reviews');
    reviewed.unmount();
    await showPage({ preferredStore: null, hasReviews: false });
    expect(bar().queryByRole('link', { name: 'Store' })).not.toBeInTheDocument();
    expect(
      bar()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain('Gallery');
  });

  it('has a bar that stays at the bottom and a header, both with name and place', async () => {
    await showPage();
    const bar = document.querySelector('[data-covers-bottom]');
    expect(bar).toHaveClass('sticky', 'bottom-0');
    expect(bar).toHaveTextContent(/^Wildrye FlowersAustin, TX/);
    const name = screen.getByRole('heading', { level: 1, name: 'Wildrye Flowers' });
    expect(name.parentElement).toHaveTextContent('Florist in Austin, TX');
  });
});
