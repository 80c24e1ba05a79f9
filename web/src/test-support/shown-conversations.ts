import type { ConversationView, MessageView } from '#contracts/messaging/messaging.views.js';
import type { FakeApi } from './fake-api.js';
import { aConversation, aMessage, aQuoteRequest, eventFactsOf, keepConversations } from './messaging-examples.js';
import { aShownSite, shownPicture, shownVendors } from './shown-vendors.js';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const [first] = shownVendors;

const names = [
  'Wildrye Barn',
  'Anselm & Fern',
  'Salt & Honey Table',
  'A very long name of a very small business in Dripping Springs',
];
const request = aQuoteRequest({ eventDate: '2027-10-16' });
const said = [
  'That is exactly it. Could you come for the rehearsal dinner too?',
  'Three ideas for the arbor, all in season',
  '',
  'Thank you, we will see you on Saturday',
];

/** The conversations of a couple: one that is open, two unread, and one with a long name. */
export const coupleConversations: ConversationView[] = names.map((displayName, nth) =>
  aConversation(nth + 1, {
    displayName,
    webstoreId: first?.id ?? '',
    avatarImage: nth % 2 === 0 ? shownPicture : null,
    avatarText: displayName.charAt(0),
    context: { eventType: 'Wedding', eventDate: '2027-10-16', categoryIds: [nth + 1], city: 'Austin, TX' },
    eventFacts: eventFactsOf(request),
    isUnread: nth === 1 || nth === 2,
    latestSeq: 4,
    latestMessage: {
      type: nth === 2 ? 'image' : 'text',
      source: nth === 0 ? 'sent' : 'received',
      ts: at(22 - nth, 9, 30),
      preview: said[nth] ?? '',
    },
  }),
);

/** A thread with a quote request, both sides and two days. */
export const shownThread: MessageView[] = [
  aMessage(1, { type: 'quote-request', source: 'sent', ts: at(20, 14, 6), message: request.message, data: request }),
  aMessage(2, {
    ts: at(20, 16, 41),
    avatarText: 'W',
    message:
      'Hi Maya, we are free that day and we know the ranch. A full day starts at $5,400: https://wildrye.example/day',
  }),
  aMessage(3, {
    ts: at(20, 16, 41),
    type: 'attachment',
    message: '',
    data: {
      filename: 'wildrye-full-day-2027.pdf',
      contentType: 'application/pdf',
      size: 1_200_000,
      url: 'about:blank',
      caption: '',
    },
  }),
  aMessage(4, { ts: at(22, 9, 30), source: 'sent', message: said[0] ?? '' }),
];

/** The site with the conversations of a couple; each has the same thread. */
export function aShownInbox(conversations: ConversationView[] = coupleConversations, thread = shownThread): FakeApi {
  const api = aShownSite();
  const messages = Object.fromEntries(conversations.map(({ id }) => [id, [...thread]]));
  keepConversations(api, { conversations: [...conversations], messages });
  return api;
}

/** The same as the vendor sees it. */
export const vendorConversations: ConversationView[] = ['Maya Ellison', 'Priya Desai', 'Theo Brandt'].map(
  (displayName, nth) => ({
    ...(coupleConversations[nth] as ConversationView),
    displayName,
    avatarImage: null,
    avatarText: displayName.replace(/[^A-Z]/g, ''),
    eventUserId: `0198c0de-0000-7000-8000-0000000009${nth}0`,
    context: { eventType: 'Wedding', eventDate: nth === 2 ? null : '2027-10-16', categoryIds: [], city: null },
  }),
);
