import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { laterMonth, monthOf } from '../../../base/months.js';
import { allThatFollows } from '../../../test-support/all-that-follows.js';
import { publicWebstore } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { makeItOctober } from '../../../test-support/open-calendar.js';
import { northAustin } from '../../../test-support/retail-examples.js';
import { aPage, many, photo, section, showPage } from '../../../test-support/open-webstore-page.js';

describe('the lists of a public page', () => {
  it('show six pictures, then all of them, and each of them large [WS-208]', async () => {
    const { user } = await showPage({ images: many(9, photo) });
    const pictures = () => section('Gallery').getAllByRole('button', { name: /^Open photo/ });
    expect(pictures()).toHaveLength(6);
    await user.click(section('Gallery').getByRole('button', { name: 'See all 9' }));
    expect(pictures()).toHaveLength(9);
    await user.click(section('Gallery').getByRole('button', { name: 'See less' }));
    expect(pictures()).toHaveLength(6);
    await user.click(pictures()[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of Wildrye Flowers' }));
    expect(dialog.getByRole('status')).toHaveTextContent('2 of 9');
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('Caption 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(dialog.getByRole('status')).toHaveTextContent('9 of 9');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begin with the cover, and have a text when there are no pictures [WS-210, WS-227]', async () => {
    const page = await showPage({ images: many(5, photo) });
    expect(screen.getAllByRole('button', { name: /^Open photo/ })[0]).toHaveAccessibleName('Open photo 1: Photo 2');
    expect(screen.getByRole('button', { name: 'See all 5 photos' })).toBeInTheDocument();
    page.unmount();
    await showPage({ images: [] });
    expect(section('Gallery').getByText('No photos have been added yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Open photo 1/ })).toBeInTheDocument();
  });

  it('begin with a large picture and as many beside it as fill the row', async () => {
    const openers = (within: Pick<typeof screen, 'getAllByRole'>) =>
      within.getAllByRole('button', { name: /^Open photo/ }).length;
    const large = async (count: number) => {
      const page = await showPage({ images: many(count, photo) });
      const shown = openers(screen) - openers(section('Gallery'));
      page.unmount();
      return shown;
    };
    expect([await large(2), await large(3), await large(4), await large(7)]).toEqual([1, 3, 3, 5]);
  });

  it('show five questions, then all of them [WS-214]', async () => {
    const faqs = many(7, (nth) => ({
      id: `f${nth}`,
      ordinal: nth,
      question: `Question ${nth}?`,
      answer: `Answer ${nth}`,
    }));
    const { user } = await showPage({ faqs });
    const questions = () => section('Questions couples ask').getAllByRole('button', { name: /^Question/ });
    expect(questions()).toHaveLength(5);
    expect(questions()[0]).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'View 2 more' }));
    expect(questions()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'View less' }));
    expect(questions()).toHaveLength(5);
  });

  it('contain packages, partners and awards with their details [WS-211, WS-212]', async () => {
    await showPage({
      packages: [
        {
          id: 'p',
          ordinal: 0,
          name: 'The long day',
          price: 5800,
          description: 'All of it.',
          inclusions: ['Album'],
          image: null,
        },
      ],
      partners: [
        {
          partnerId: 'x',
          ordinal: 0,
          name: 'Third Tier',
          url: 'third-tier',
          categoryName: 'Caterer',
          subCategoryNames: [],
          city: 'Austin',
          state: 'TX',
          coverPhoto: publicWebstore().heroImage,
          description: 'Olive oil cake.',
        },
      ],
      awards: [{ id: 'a', ordinal: 0, name: 'Best in field', link: 'prize.example', image: null }],
    });
    expect(section('Packages').getByText('$5,800.00')).toBeInTheDocument();
    expect(section('Packages').getByText('All of it.')).toHaveClass('line-clamp-5');
    const partner = section('Vendors we like to work with').getByRole('link', { name: /^Third Tier/ });
    expect(partner).toHaveAttribute('href', '/third-tier');
    expect(section('Awards').getByRole('link', { name: 'Best in field' })).toHaveAttribute('href', '//prize.example');
  });
});

describe('the store of the retailer on a public page', () => {
  it('is the chosen one, between services and calendar [WS-225]', async () => {
    await showPage({ preferredStore: northAustin });
    const store = section('At Posy Bridal');
    expect(store.getByRole('heading', { name: 'Meet us at the North Austin store' })).toBeInTheDocument();
    expect(store.getByText('220 Lantern Row, Austin, TX 78758')).toBeInTheDocument();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const at = names.indexOf('At Posy Bridal');
    expect(names.slice(at - 1, at + 2)).toEqual(['Amenities and services', 'At Posy Bridal', 'Availability']);
    const bar = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(bar.getByRole('link', { name: 'Store' })).toHaveAttribute('href', '#webstore-david-store');
  });

  it('is left out when none is chosen', async () => {
    await showPage();
    expect(screen.queryByRole('heading', { name: 'At Posy Bridal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Store' })).not.toBeInTheDocument();
  });
});

describe('a text that may be clamped', () => {
  const day = { id: 'p', ordinal: 0, name: 'The long day', price: 5800, inclusions: [], image: null };
  const describedIn = (description: string) => showPage({ packages: [{ ...day, description }] });
  const more = () => section('Packages').queryByRole('button', { name: 'Read more' });

  it('can be expanded on every screen when it is long [WS-212]', async () => {
    const { user } = await describedIn('All of the day. '.repeat(40));
    expect(more()).not.toHaveClass('desk:hidden');
    await user.click(more() as HTMLElement);
    expect(section('Packages').getByText(/^All of the day/)).not.toHaveClass('line-clamp-5');
  });

  it('can be expanded on phones when only they clamp it [WS-212]', async () => {
    await describedIn('All of the day. '.repeat(12));
    expect(more()).toHaveClass('desk:hidden');
  });

  it('can be expanded when it has many short lines [WS-212]', async () => {
    await describedIn('One more\n'.repeat(12));
    expect(more()).not.toHaveClass('desk:hidden');
  });

  it('is unchanged when it fits', async () => {
    await describedIn('All of it.');
    expect(more()).toBeNull();
  });
});

afterEach(() => void jest.useRealTimers());
describe('the calendar of a public page', () => {
  const thisMonth = monthOf(new Date());
  const next = laterMonth(thisMonth, 1);
  const cell = (text: RegExp) => section('Availability').getAllByRole('cell', { name: text });

  it("shows two months with the vendor's availability on each day [WS-217, WS-218]", async () => {
    const api = aPage().answer(webstoreRoutes.availability, () => [
      { availabilityDate: `${next}-10`, availability: 'available' as const },
      { availabilityDate: `${next}-11`, availability: 'partial' as const },
      { availabilityDate: `${next}-12`, availability: 'unavailable' as const },
    ]);
    await showPage({}, api);
    expect(section('Availability').getAllByRole('table')).toHaveLength(2);
    await waitFor(() => expect(cell(/^10\s?, Open$/)).toHaveLength(1));
    expect(cell(/^11\s?, Partly open$/)).toHaveLength(1);
    expect(cell(/^12\s?, Booked$/)).toHaveLength(1);
    expect(cell(/^13\b/)).toHaveLength(2);
    // In this month, only future days have a state.
    expect(cell(/^13\s?, Not listed, ask$/)).toHaveLength(new Date().getDate() > 13 ? 1 : 2);
    const [call] = api.callsOf(webstoreRoutes.availability);
    expect(call?.query).toEqual({
      startDate: `${thisMonth}-01`,
      endDate: expect.stringMatching(new RegExp(`^${next}-(28|29|30|31)$`)),
    });
  });

  it('shows no state of past days [WS-217]', async () => {
    makeItOctober(); // The 5th is today.
    const api = aPage().answer(webstoreRoutes.availability, () =>
      [4, 5, 6].map((day) => ({ availabilityDate: `2027-10-0${day}`, availability: 'available' as const })),
    );
    await showPage({}, api);
    await waitFor(() => expect(cell(/, Open$/).map(({ textContent }) => parseInt(textContent, 10))).toEqual([5, 6]));
  });

  it('reports that the visible days are unknown [WS-217]', async () => {
    await showPage(
      {},
      aPage().answer(webstoreRoutes.availability, () => []),
    );
    expect(await section('Availability').findByText('No dates are listed yet. Ask about yours.')).toBeInTheDocument();
    expect(section('Availability').queryByText('Partly open')).not.toBeInTheDocument();
  });

  it('turns to later months and back, not before this one', async () => {
    const { user, api } = await showPage();
    expect(section('Availability').getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await user.click(section('Availability').getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(2));
    await user.click(section('Availability').getByRole('button', { name: 'Previous month' }));
    expect(section('Availability').getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('reports that it cannot be loaded, and the rest of the page stays', async () => {
    const api = aPage().answer(webstoreRoutes.availability, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await showPage({}, api);
    expect(await section('Availability').findByRole('alert')).toHaveTextContent('We couldn’t load the calendar.');
    expect(section('About').getByText('Flowers from our own field.')).toBeInTheDocument();
  });
});

describe('the reviews of a public page', () => {
  const place = {
    name: 'Wildrye',
    rating: 4.9,
    userRatingsTotal: 86,
    url: 'https://maps.example/wildrye',
    reviews: [
      {
        authorName: 'Priya K.',
        profilePhotoUrl: null,
        rating: 5,
        relativeTimeDescription: 'a month ago',
        text: 'Calm. '.repeat(80),
      },
    ],
  };

  it('are those of the maps service, shortened until they are expanded [WS-24, WS-213, WS-219]', async () => {
    const api = aPage({ hasReviews: true }).answer(webstoreRoutes.reviews, () => ({
      status: 'shown' as const,
      place,
    }));
    const { user } = await showPage({}, api);
    expect(await screen.findByText('Priya K.')).toBeInTheDocument();
    expect(section('Reviews').getByText('86 reviews')).toBeInTheDocument();
    for (const stars of ['4.9', '5']) {
      expect(section('Reviews').getByRole('img', { name: `${stars} out of 5 stars` })).toBeInTheDocument();
    }
    const text = section('Reviews').getByText(/^Calm\./);
    expect(text).toHaveClass('line-clamp-3', 'desk:line-clamp-6');
    await user.click(section('Reviews').getByRole('button', { name: 'Read more' }));
    expect(text).not.toHaveClass('line-clamp-3');
    const all = section('Reviews').getByRole('link', { name: 'See all 86 reviews' });
    expect(all).toHaveAttribute('href', 'https://maps.example/wildrye');
  });

  it.each([
    ['the service does not answer', { status: 'unavailable' as const, place: null }],
    ['there are none', { status: 'shown' as const, place: { ...place, reviews: [] } }],
  ])('are hidden when %s, without affecting anything else [WS-219]', async (_when, answer) => {
    const api = aPage({ hasReviews: true }).answer(webstoreRoutes.reviews, () => answer);
    const { queryClient } = await showPage({}, api);
    await waitFor(() => expect(api.callsOf(webstoreRoutes.reviews)).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await allThatFollows();
    expect(section('About').getByText('Flowers from our own field.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reviews' })).not.toBeInTheDocument();
  });
});
