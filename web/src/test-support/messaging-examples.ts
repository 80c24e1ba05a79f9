import type { Folder } from '#contracts/messaging/conversation.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type {
  MoveConversationRequest,
  SendMessageRequest,
  StartConversationRequest,
} from '#contracts/messaging/messaging.requests.js';
import type {
  ConversationMessageView,
  ConversationView,
  EventFactsView,
  MessageView,
  QuoteRequestView,
} from '#contracts/messaging/messaging.views.js';
import { Refusal, type FakeApi, type FakeCall } from './fake-api.js';

const idOf = (kind: string, nth: number) => `0198c0de-0000-7000-${kind}-${String(nth).padStart(12, '0')}`;

/** A conversation of a couple with a vendor, as the couple sees it. */
export const aConversation = (nth: number, changes: Partial<ConversationView> = {}): ConversationView => ({
  id: idOf('8a00', nth),
  webstoreId: idOf('8b00', nth),
  eventId: '0198c0de-0000-7000-8000-00000000ee01',
  displayName: `Vendor ${nth}`,
  context: { eventType: 'Wedding', eventDate: '2094-10-16', categoryIds: [2], city: 'Austin, TX' },
  eventFacts: null,
  avatarImage: null,
  avatarText: `V${nth}`,
  webstoreUrl: `vendor-${nth}`,
  eventUserId: null,
  latestMessage: null,
  isUnread: false,
  unreadCount: 0,
  folder: 'inbox',
  latestSeq: 0,
  version: 1,
  otherSideLeft: false,
  ...changes,
});

/** A message of the other side, 20 minutes after the one before it. */
export const aMessage = (seq: number, changes: Partial<MessageView> = {}): MessageView => ({
  id: idOf('8c00', seq),
  seq,
  uuid: idOf('8d00', seq),
  type: 'text',
  source: 'received',
  ts: new Date(Date.UTC(2026, 10, 20, 15) + seq * 1_200_000).toISOString(),
  pending: false,
  status: 'sent',
  message: `Message ${seq}`,
  avatarImage: null,
  avatarText: 'V1',
  data: null,
  ...changes,
});

export const aQuoteRequest = (changes: Partial<QuoteRequestView> = {}): QuoteRequestView => ({
  message: 'We love the porch in the rain. Are you free, and what would a full day cost?',
  name: 'Maya Ellison',
  eventDate: '2094-10-16',
  eventTimeline: null,
  budget: 'premium',
  eventType: 'Wedding',
  guestCount: 90,
  place: 'Wimberley, TX',
  milesAway: 38,
  ...changes,
});

/** The facts of a quote request as they come with its conversation. */
export function eventFactsOf({ message: _message, name: _name, ...facts }: QuoteRequestView): EventFactsView {
  return facts;
}

/** The conversations of one person in the api; a test changes them as another device or the other side would. */
export interface KeptConversations {
  conversations: ConversationView[];
  messages: Record<string, MessageView[]>;
}

const latestOf = ({ type, source, ts, message }: MessageView) => ({ type, source, ts, preview: message.slice(0, 140) });

/** Answers as the api does, from what is kept; threads in pages of 50. */
export function keepConversations(api: FakeApi, kept: KeptConversations) {
  const find = (id: string) => {
    const found = kept.conversations.find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'conversation-not-found');
    return found;
  };
  const idIn = ({ path }: FakeCall) => path.split('/')[1] ?? '';
  const change = (id: string, changes: Partial<ConversationView>): ConversationView => {
    const changed = { ...find(id), ...changes, version: find(id).version + 1 };
    kept.conversations = kept.conversations.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  const unread = () => kept.conversations.filter(({ isUnread, folder }) => isUnread && folder === 'inbox').length;
  /** Puts a message at the end of a conversation. */
  const add = (id: string, message: MessageView): ConversationMessageView => {
    kept.messages[id] = [...(kept.messages[id] ?? []), message];
    const isUnread = message.source === 'received';
    const conversation = change(id, {
      latestMessage: latestOf(message),
      latestSeq: message.seq,
      isUnread,
      folder: 'inbox',
      ...(message.type === 'quote-request' && { eventFacts: eventFactsOf(message.data as QuoteRequestView) }),
    });
    return { conversationId: id, uuid: message.uuid, message, conversation };
  };
  api
    .answer(messagingRoutes.conversations, ({ query }) => ({
      conversations: kept.conversations.filter(({ folder }) => folder === ((query['folder'] ?? 'inbox') as Folder)),
      unreadCount: unread(),
    }))
    .answer(messagingRoutes.conversation, (call) => ({
      conversation: find(idIn(call)),
      thread: pageOf(kept.messages[idIn(call)] ?? [], find(idIn(call)), call.query),
    }))
    // After the one above, whose path it has too.
    .answer(messagingRoutes.unreadCount, () => ({ eventUser: unread(), vendor: unread() }))
    .answer(messagingRoutes.sendMessage, (call) => {
      const id = idIn(call);
      const { uuid, message } = call.body as SendMessageRequest;
      const all = kept.messages[id] ?? [];
      const before = all.find((one) => one.uuid === uuid);
      if (before) return { conversationId: id, uuid, message: before, conversation: find(id) };
      const seq = all.length + 1;
      return add(id, aMessage(seq, { uuid, message, source: 'sent', ts: new Date().toISOString() }));
    })
    .answer(messagingRoutes.viewedConversation, (call) => change(idIn(call), { isUnread: false, unreadCount: 0 }))
    .answer(messagingRoutes.markUnread, (call) => change(idIn(call), { isUnread: true }))
    .answer(messagingRoutes.moveConversation, (call) =>
      change(idIn(call), { folder: (call.body as MoveConversationRequest).to }),
    )
    .answer(messagingRoutes.startConversation, ({ body }) => {
      const { webstoreId, eventInfo } = body as StartConversationRequest;
      const conversation = aConversation(99, { webstoreId });
      kept.conversations = [conversation, ...kept.conversations];
      const data: QuoteRequestView = { ...eventInfo, milesAway: null };
      add(conversation.id, aMessage(1, { type: 'quote-request', source: 'sent', message: eventInfo.message, data }));
      return { conversation: find(conversation.id), thread: pageOf([], conversation, {}) };
    });
  return { kept, add, change };
}

function pageOf(all: readonly MessageView[], { unreadCount }: ConversationView, query: Record<string, string>) {
  const size = Number(query['pageSize'] ?? 50);
  const firstUnread = unreadCount > 0 ? all.length - unreadCount : all.length;
  const start =
    query['before'] !== undefined
      ? Math.max(0, Math.min(all.length, Number(query['before']) - 1) - size)
      : query['after'] !== undefined
        ? Number(query['after'])
        : Math.max(0, Math.min(firstUnread - 5, all.length - size));
  const end = query['before'] !== undefined ? Number(query['before']) - 1 : start + size;
  return {
    messages: all.slice(start, end),
    hasEarlier: start > 0,
    hasLater: end < all.length,
    firstUnreadSeq: unreadCount > 0 ? firstUnread + 1 : null,
    held: [],
  };
}
