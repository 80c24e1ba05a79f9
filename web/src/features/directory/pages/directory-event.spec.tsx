import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { shortCalendarOf } from '#contracts/webstore/short-calendar.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { aNewEvent, anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { chicago, couple, listing, searchAnswer, vendor } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';

function openDirectory(event = anEvent(), user = couple, path = '/vendors', cards: ListingCardView[] = []) {
  const api = aCouplesApi(keptWith([]))
    .answer(placesRoutes.placeBySlug, () => chicago)
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer({ results: cards, numResults: cards.length }));
  keepEvent(api, profileWith(event));
  return renderApp({ path, user, api });
}

/** An event that is known to have neither place nor date. */
const withGuestsAlone = () => aNewEvent({ basics: anEvent().basics });

it("the directory suggests the place and the date of a couple's event, until both are part of the search", async () => {
  const { user, address } = openDirectory();
  const offer = within(await screen.findByRole('navigation', { name: 'For your event' }));
  await user.click(offer.getByRole('link', { name: 'Near Chicago, IL' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il'));
  await waitFor(() => expect(offer.queryByRole('link', { name: 'Near Chicago, IL' })).not.toBeInTheDocument());
  await user.click(offer.getByRole('link', { name: 'Free on Sat, Oct 16, 2094' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il&date=2094-10-16'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'For your event' })).not.toBeInTheDocument());
});

it('offers that are pressed within a moment are all part of the search', async () => {
  const { address } = openDirectory(anEvent(), couple, '/vendors?category=venues');
  const offer = within(await screen.findByRole('navigation', { name: 'For your event' }));
  for (const link of offer.getAllByRole('link')) fireEvent.click(link);
  await waitFor(() => expect(address()).toBe('/vendors/chicago-il/venues?date=2094-10-16&guests=90'));
});

it('the directory offers the number of guests among venues, until it is searched for', async () => {
  const { user, address } = openDirectory(anEvent(), couple, '/vendors?category=venues');
  await user.click(await screen.findByRole('link', { name: 'For 90 guests' }));
  await waitFor(() => expect(address()).toBe('/vendors?category=venues&guests=90'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'For 90 guests' })).not.toBeInTheDocument());
});

it('the directory offers nothing while the event has neither place nor date', async () => {
  const { go } = openDirectory(withGuestsAlone(), couple, '/vendors?category=venues');
  const offer = within(await screen.findByRole('navigation', { name: 'For your event' }));
  expect(offer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['For 90 guests']);
  // The number of guests belongs to venues: elsewhere nothing is left of an event that is known by now.
  await go('/vendors');
  expect(screen.queryByRole('navigation', { name: 'For your event' })).not.toBeInTheDocument();
});

it('the directory requests no event of a vendor', async () => {
  const { api } = openDirectory(anEvent(), vendor);
  await screen.findByRole('heading', { level: 1 });
  expect(api.callsOf(eventsRoutes.eventProfile)).toEqual([]);
});

const day = '2094-10-16';
const calendar = (marked: { booked?: string[]; partly?: string[]; free?: string[] }) =>
  shortCalendarOf({ booked: [], partly: [], free: [], ...marked }, '2094-12-31');
const withCalendars = () => [
  listing(1, { calendar: calendar({ booked: ['2094-10-15'], free: [day] }) }),
  listing(2, { calendar: calendar({ partly: [day] }) }),
  listing(3, { calendar: calendar({ booked: [day] }) }),
  listing(4, { calendar: calendar({ booked: ['2094-10-15'], free: ['2094-10-17'] }) }),
];

it("each card describes its calendar on the couple's day without a further search, an unmarked one as unknown", async () => {
  const { api } = openDirectory(anEvent(), couple, '/vendors', withCalendars());
  expect(await screen.findByText('Free on October 16')).toBeInTheDocument();
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringContaining('Free on October 16'),
    expect.stringContaining('Partly free on October 16'),
    expect.stringContaining('Booked on October 16'),
    expect.stringContaining('Ask about October 16'),
  ]);
  expect(api.callsOf(directoryRoutes.webstoreSearch)).toHaveLength(1);
});

it('the cards of a vendor, and those of an event without a date, describe no day', async () => {
  const asVendor = openDirectory(anEvent(), vendor, '/vendors', withCalendars());
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByText(/October 16/)).not.toBeInTheDocument();
  asVendor.unmount();
  openDirectory(withGuestsAlone(), couple, '/vendors?category=venues', withCalendars());
  expect(await screen.findByRole('link', { name: 'For 90 guests' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByText(/ (on|about) /)).not.toBeInTheDocument();
});

it('the landing page begins with a search for the place, the day and the guests of the event', async () => {
  openDirectory(anEvent(), couple, '/');
  const start = within(await screen.findByRole('navigation', { name: 'Start in' }));
  expect(await start.findByRole('link', { name: 'Chicago, IL on October 16' })).toHaveAttribute(
    'href',
    '/vendors/chicago-il/venues?date=2094-10-16&guests=90',
  );
});
