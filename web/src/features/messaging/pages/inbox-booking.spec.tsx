import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple, listing, venues } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { FakeWebSocket } from '../../../test-support/fake-web-socket.js';
import { layOut } from '../../../test-support/laid-out.js';
import { aConversation, aMessage, keepConversations } from '../../../test-support/messaging-examples.js';
import { renderApp } from '../../../test-support/render-app.js';

beforeAll(layOut);

const barn = listing(1, { name: 'The Juniper Barn', categoryId: venues.id });

/** A couple who writes with a venue, in a window of this width. */
function openThread(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  const api = aCouplesApi(keptWith([]), [barn]);
  const event = keepEvent(api, profileWith(anEvent()));
  const conversation = aConversation(1, {
    webstoreId: barn.id,
    displayName: barn.name,
    context: { eventType: null, eventDate: null, categoryIds: [venues.id], city: 'Austin, TX' },
  });
  keepConversations(api, { conversations: [conversation], messages: { [conversation.id]: [aMessage(1)] } });
  const page = renderApp({ path: `/inbox?conversation=${conversation.id}`, user: couple, api });
  act(() => {
    FakeWebSocket.newest.accept();
    FakeWebSocket.newest.receive({ action: 'Identified' });
  });
  const booked = () => event.profile.event?.eventVendors.filter(({ webstoreId }) => webstoreId !== null);
  return { ...page, booked };
}
const entry = { categoryId: venues.id, webstoreId: barn.id, nickname: null };

it('a couple marks the vendor beside a thread as booked for their event, and takes the mark away', async () => {
  const { user, booked } = openThread(1_440);
  await user.click(await screen.findByRole('button', { name: 'Mark as booked' }));
  expect(await screen.findByText('You’ve booked them')).toBeVisible();
  expect(booked()).toEqual([entry]);
  await user.click(screen.getByRole('button', { name: 'Mark as not booked' }));
  expect(await screen.findByRole('button', { name: 'Mark as booked' })).toBeEnabled();
  expect(booked()).toEqual([]);
});

it('a couple marks a vendor as booked from the actions of a conversation on a phone', async () => {
  const { user, booked } = openThread(390);
  const thread = within(await screen.findByRole('region', { name: 'Conversation with The Juniper Barn' }));
  const choose = async (name: string) => {
    await user.click(thread.getByRole('button', { name: 'Actions for The Juniper Barn' }));
    await user.click(await screen.findByRole('button', { name }));
  };
  await waitFor(() => expect(thread.getByRole('button', { name: 'Actions for The Juniper Barn' })).toBeEnabled());
  await choose('Mark as booked');
  await waitFor(() => expect(booked()).toEqual([entry]));
  expect(await screen.findByText('The Juniper Barn is marked as booked and listed with your event')).toBeVisible();
  await choose('Mark as not booked');
  await waitFor(() => expect(booked()).toEqual([]));
});

it('a vendor who could not be marked stays as before, and the reason is shown', async () => {
  const { user, api, booked } = openThread(1_440);
  api.answer(eventsRoutes.saveEventProfile, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as booked' }));
  expect(await screen.findByText('We couldn’t save that. Check your connection and try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as booked' })).toBeEnabled();
  expect(booked()).toEqual([]);
});
