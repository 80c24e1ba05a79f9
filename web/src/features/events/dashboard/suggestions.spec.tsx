import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { florist, listing, searchAnswer, venues } from '../../../test-support/examples.js';
import { barn, openEventDashboard, thorn } from '../../../test-support/open-event-dashboard.js';

describe('the dashboard of a couple', () => {
  it('suggests vendors of missing categories, near the place and available on the date', async () => {
    const { api } = await openEventDashboard();
    const near = await screen.findByRole('region', { name: 'Near Chicago, free on your date' });
    expect(within(near).getByRole('link', { name: 'Field & Thorn' })).toBeVisible();
    expect(await within(near).findByText('Free on October 16')).toBeVisible();
    const [search] = api.callsOf(directoryRoutes.webstoreSearch);
    expect(search?.query).toMatchObject({
      categoryId: String(florist.id),
      latitude: '41.85',
      longitude: '-87.65',
      availabilityDate: '2094-10-16',
    });
  });

  it('suggests vendors who are known to be free before nearer ones whose calendar is unknown', async () => {
    const nearest = [1, 2, 3, 4].map((nth) => listing(nth + 10, { availability: nth === 1 ? 'partly' : 'ask' }));
    await openEventDashboard({}, [barn], [...nearest, thorn]);
    const near = within(await screen.findByRole('region', { name: 'Near Chicago' }));
    const names = near.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    expect(names).toEqual(['Field & Thorn', 'Vendor 11', 'Vendor 12', 'Vendor 13']);
  });

  it('suggests vendors whose prices fit the budget first, and several of one category where another has none', async () => {
    const free = ([2, 4, 3] as const).map((priceTier, nth) => listing(nth + 20, { priceTier, availability: 'free' }));
    await openEventDashboard({}, [barn], free);
    const near = within(await screen.findByRole('region', { name: 'Near Chicago, free on your date' }));
    const names = near.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    expect(names).toEqual(['Vendor 22', 'Vendor 20', 'Vendor 21']);
  });

  it('suggests venues with room for the guests', async () => {
    const { api } = await openEventDashboard({}, [thorn]);
    await waitFor(() => expect(api.callsOf(directoryRoutes.webstoreSearch)).toHaveLength(1));
    expect(api.callsOf(directoryRoutes.webstoreSearch)[0]?.query).toMatchObject({
      categoryId: String(venues.id),
      guests: '90',
    });
  });

  it('says when suggestions could not be loaded, and loads them on request', async () => {
    const { api, user } = await openEventDashboard({}, [barn], 'fails');
    const title = await screen.findByText('We couldn’t load suggestions for your date');
    api.answer(directoryRoutes.webstoreSearch, () => searchAnswer({ results: [thorn], numResults: 1 }));
    await user.click(within(title.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Near Chicago, free on your date' })).toBeVisible();
  });

  it('suggests nothing when nothing is missing', async () => {
    const { api } = await openEventDashboard({}, [barn, thorn]);
    await screen.findByText('Field & Thorn');
    expect(api.callsOf(directoryRoutes.webstoreSearch)).toEqual([]);
    expect(screen.queryByText(/^Near/)).not.toBeInTheDocument();
  });
});
