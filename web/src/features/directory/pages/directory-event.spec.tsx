import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { aNewEvent, anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { chicago, couple, vendor } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';

function openDirectory(event = anEvent(), user = couple, path = '/vendors') {
  const api = aCouplesApi(keptWith([])).answer(placesRoutes.placeBySlug, () => chicago);
  keepEvent(api, profileWith(event));
  return renderApp({ path, user, api });
}

it("the directory suggests the place and the date of a couple's event, until both are part of the search", async () => {
  const { user, address } = openDirectory();
  const offer = within(await screen.findByRole('navigation', { name: 'For your event' }));
  await user.click(offer.getByRole('link', { name: 'Near Chicago, IL' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il'));
  await waitFor(() => expect(offer.queryByRole('link', { name: 'Near Chicago, IL' })).not.toBeInTheDocument());
  await user.click(offer.getByRole('link', { name: 'Open on Sat, Oct 16, 2094' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il&date=2094-10-16'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'For your event' })).not.toBeInTheDocument());
});

it('the directory offers the number of guests among venues, until it is searched for', async () => {
  const { user, address } = openDirectory(anEvent(), couple, '/vendors?category=venues');
  await user.click(await screen.findByRole('link', { name: 'For 90 guests' }));
  await waitFor(() => expect(address()).toBe('/vendors?category=venues&guests=90'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'For 90 guests' })).not.toBeInTheDocument());
});

it('the directory offers nothing while the event has neither place nor date', async () => {
  const { api } = openDirectory(aNewEvent());
  await waitFor(() => expect(api.callsOf(eventsRoutes.eventProfile)).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: 'For your event' })).not.toBeInTheDocument();
});

it('the directory requests no event of a vendor', async () => {
  const { api } = openDirectory(anEvent(), vendor);
  await screen.findByRole('heading', { level: 1 });
  expect(api.callsOf(eventsRoutes.eventProfile)).toEqual([]);
});
