import { screen } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { EventView } from '#contracts/events/events.views.js';
import { shortCalendarOf } from '#contracts/webstore/short-calendar.js';
import { aCouplesApi, keptWith } from './a-couples-api.js';
import { anEvent, keepEvent, profileWith } from './event-examples.js';
import { couple, florist, listing, searchAnswer, venues } from './examples.js';
import { Refusal } from './fake-api.js';
import { renderApp } from './render-app.js';

/** A saved venue. */
export const barn = listing(1, { name: 'The Juniper Barn', categoryId: venues.id });
/** A florist who is free on the day of the example event. */
export const thorn = listing(2, {
  name: 'Field & Thorn',
  categoryId: florist.id,
  categoryName: 'Florist',
  availability: 'free',
  calendar: shortCalendarOf({ booked: [], partly: [], free: ['2094-10-16'] }, '2094-12-31'),
});

/** Opens the dashboard of a couple and waits for the facts of the event. Searches find `found`, or fail. */
export async function openEventDashboard(
  changes: Partial<EventView> = {},
  favorites = [barn],
  found: ListingCardView[] | 'fails' = [thorn],
) {
  const api = aCouplesApi(keptWith(favorites), [barn, thorn]).answer(directoryRoutes.webstoreSearch, () => {
    if (found === 'fails') throw new Refusal(503, 'search-unavailable');
    return searchAnswer({ results: found, numResults: found.length });
  });
  const kept = keepEvent(api, profileWith(anEvent(changes)));
  const page = renderApp({ path: '/dashboard', user: couple, api });
  await screen.findByRole('region', { name: 'Your event' });
  return { ...page, kept };
}
