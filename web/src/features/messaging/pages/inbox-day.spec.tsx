import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { QuoteRequestView } from '#contracts/messaging/messaging.views.js';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { shortCalendarOf, type MarkedCalendar } from '#contracts/webstore/short-calendar.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple, listing, vendor } from '../../../test-support/examples.js';
import { FakeWebSocket } from '../../../test-support/fake-web-socket.js';
import { layOut } from '../../../test-support/laid-out.js';
import {
  aConversation,
  aMessage,
  aQuoteRequest,
  eventFactsOf,
  keepConversations,
} from '../../../test-support/messaging-examples.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

beforeAll(() => {
  layOut();
  // A phone: there is no room beside a thread.
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true });
});

const day = '2094-10-16';
const marked = (changes: Partial<MarkedCalendar>) =>
  shortCalendarOf({ booked: [], partly: [], free: [], ...changes }, '2094-12-31');
const cards = [
  listing(1, { name: 'Anselm & Fern', calendar: marked({ free: [day] }) }),
  listing(2, { name: 'The Juniper Barn', calendar: marked({ booked: [day] }) }),
  listing(3, { name: 'Night Heron Strings', calendar: marked({ free: ['2094-10-17'] }) }),
];

function connect(page: ReturnType<typeof renderApp>) {
  act(() => {
    FakeWebSocket.newest.accept();
    FakeWebSocket.newest.receive({ action: 'Identified' });
  });
  return page;
}

describe('a quote request in the thread of a vendor', () => {
  const [conversation, data] = [
    aConversation(1, { displayName: 'Maya Ellison', eventUserId: couple.id, webstoreUrl: null }),
    aQuoteRequest(),
  ];

  const undated: QuoteRequestView = { ...data, eventDate: null };
  const undatedContext = { ...conversation.context, eventDate: null };

  async function openRequest(
    state: AvailabilityState | undefined,
    request: QuoteRequestView = data,
    context = conversation.context,
  ) {
    const message = aMessage(1, { type: 'quote-request', message: request.message, data: request });
    const api = anApi().answer(webstoreRoutes.availability, () =>
      state === undefined ? [] : [{ availabilityDate: day, availability: state }],
    );
    const conversations = [{ ...conversation, context, eventFacts: eventFactsOf(request) }];
    keepConversations(api, { conversations, messages: { [conversation.id]: [message] } });
    const { user } = connect(renderApp({ path: `/vendor/inbox?conversation=${conversation.id}`, user: vendor, api }));
    const thread = within(await screen.findByRole('region', { name: 'Messages with Maya Ellison' }));
    expect(await thread.findByText(request.message)).toBeVisible();
    return { thread, api, user };
  }

  it.each([
    ['available', 'You’re free that day'],
    ['partial', 'You’re partly free that day'],
    ['unavailable', 'You’re booked that day'],
    ['unmarked', 'You haven’t marked that day'],
  ] as const)('says on the card of a day that is %s what the own calendar says [MSG-18]', async (state, words) => {
    const { thread, api } = await openRequest(state === 'unmarked' ? undefined : state);
    expect(await thread.findByText(words)).toBeVisible();
    for (const name of ['Name', 'Date', 'Budget', 'Event'])
      expect(thread.getByText(name, { selector: 'dt' })).toBeVisible();
    expect(api.callsOf(webstoreRoutes.availability)).toMatchObject([{ query: { startDate: day, endDate: day } }]);
  });

  it('unfolds the facts of the event above the messages, from a line that says what the calendar says', async () => {
    const { user } = await openRequest('available');
    const line = await screen.findByRole('button', { name: 'You’re free on October 16, 2094' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    const panel = () => document.getElementById(line.getAttribute('aria-controls') ?? '');
    expect(panel()).not.toBeVisible();
    await user.click(line);
    expect(panel()).toBeVisible();
    const facts = within(panel()!);
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Budget', 'Guests', 'Place']);
    expect(facts.getByText('About 90')).toBeVisible();
    expect(facts.getByText('Wimberley, TX, 38 miles away')).toBeVisible();
    await user.click(line);
    expect(panel()).not.toBeVisible();
  });

  it('unfolds the facts while the date is open, from a line with the name of the event', async () => {
    const { user } = await openRequest('available', { ...undated, eventTimeline: 1 }, undatedContext);
    const line = await screen.findByRole('button', { name: 'Maya’s wedding' });
    await user.click(line);
    const panel = within(document.getElementById(line.getAttribute('aria-controls') ?? '')!);
    expect(panel.getByText('Less than 6 months')).toBeVisible();
  });

  it('has the facts of the event although the request is not among the loaded messages of a long thread', async () => {
    const api = anApi().answer(webstoreRoutes.availability, () => [
      { availabilityDate: day, availability: 'available' as const },
    ]);
    const conversations = [{ ...conversation, latestSeq: 80, eventFacts: eventFactsOf(data) }];
    const request = aMessage(1, { type: 'quote-request', message: data.message, data });
    const answers = Array.from({ length: 79 }, (_, nth) => aMessage(nth + 2));
    keepConversations(api, { conversations, messages: { [conversation.id]: [request, ...answers] } });
    const { user } = connect(renderApp({ path: `/vendor/inbox?conversation=${conversation.id}`, user: vendor, api }));
    await user.click(await screen.findByRole('button', { name: 'You’re free on October 16, 2094' }));
    expect(screen.getByText('Wimberley, TX, 38 miles away')).toBeVisible();
    expect(screen.queryByText(data.message)).not.toBeInTheDocument();
  });

  it('says nothing of a calendar while the date is open', async () => {
    const { thread, api } = await openRequest('available', undated, undatedContext);
    expect(thread.queryByText(/ that day$/)).not.toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.availability)).toEqual([]);
  });
});

/** A couple with an event on the day, who writes with the vendors of these cards. */
function aCoupleWith(listings: readonly ListingCardView[]) {
  const api = aCouplesApi(keptWith(listings), listings);
  keepEvent(api, profileWith(anEvent()));
  const conversations = listings.map(({ id, name }, nth) =>
    aConversation(nth + 1, {
      webstoreId: id,
      displayName: name,
      // The api's response: the date of the event belongs to the vendor's view.
      context: { eventType: null, eventDate: null, categoryIds: [2], city: 'Austin, TX' },
    }),
  );
  const messages = Object.fromEntries(conversations.map(({ id }) => [id, [aMessage(1)]]));
  keepConversations(api, { conversations, messages });
  return { api, conversations };
}

describe("the day of a couple's event", () => {
  it('is in each row of their inbox as the calendar of the vendor has it, with one call', async () => {
    const { api } = aCoupleWith(cards);
    connect(renderApp({ path: '/inbox', user: couple, api }));
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(await list.findByText('Free on October 16')).toBeVisible();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Anselm & Fern.*Free on October 16/),
      expect.stringMatching(/The Juniper Barn.*Booked on October 16/),
      expect.not.stringMatching(/October 16/),
    ]);
    expect(api.callsOf(directoryRoutes.listIds)).toHaveLength(1);
  });

  it('is in the head of a thread', async () => {
    const { api, conversations } = aCoupleWith(cards);
    connect(renderApp({ path: `/inbox?conversation=${conversations[1]?.id}`, user: couple, api }));
    const thread = within(await screen.findByRole('region', { name: 'Conversation with The Juniper Barn' }));
    expect(await thread.findByText('Booked on October 16')).toBeVisible();
  });

  it('is beside each vendor of a request to several, and follows the date of the request', async () => {
    const { api } = aCoupleWith(cards);
    const { user } = connect(renderApp({ path: '/favorites', user: couple, api }));
    await user.click(await screen.findByRole('button', { name: 'Ask 3 vendors for a quote' }));
    const form = within(await screen.findByRole('group', { name: 'Who should we send it to?' }));
    for (const words of ['Free on October 16', 'Booked on October 16', 'Ask about October 16']) {
      expect(await form.findByText(words)).toBeVisible();
    }
    expect(form.getByRole('checkbox', { name: 'Anselm & Fern' })).toHaveAccessibleDescription('Free on October 16');
    await user.click(screen.getByRole('button', { name: 'Clear the date' }));
    await waitFor(() => expect(form.queryByText(/October 16/)).not.toBeInTheDocument());
  });
});
