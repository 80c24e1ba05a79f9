import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { route, signedIn, view } from '../shared/route.js';
import { folders, sides } from './conversation.js';
import {
  MoveConversationRequest,
  RequestQuotesRequest,
  SendMessageRequest,
  StartConversationRequest,
  ViewedConversationRequest,
} from './messaging.requests.js';
import type {
  ConversationListView,
  ConversationMessageView,
  ConversationStateView,
  ConversationView,
  QuoteRequestsView,
  UnreadCountView,
} from './messaging.views.js';

export const readConversationList = (query: QueryReader) => ({
  /** The side whose inbox is read: a person can be both. */
  as: query.choice('as', sides, 'event-user'),
  folder: query.choice('folder', folders, 'inbox'),
  unread: query.flag('unread', false),
  /** Conversations of one event, or with one webstore. */
  eventId: query.uuid('eventId'),
  webstoreId: query.uuid('webstoreId'),
  cursor: query.text('cursor', { min: 1, max: 100, opaque: true }),
  pageSize: query.integer('pageSize', { min: 1, max: 50, fallback: 25 }),
});
export type ConversationListQuery = ReturnType<typeof readConversationList>;

/** Without `before` and `after` the page begins a little before the first unread message, or ends with the latest one. */
export const readThread = (query: QueryReader) => ({
  before: query.integer('before', { min: 1, max: 2_000_000_000, fallback: undefined }),
  after: query.integer('after', { min: 0, max: 2_000_000_000, fallback: undefined }),
  pageSize: query.integer('pageSize', { min: 1, max: 100, fallback: 50 }),
});
export type ThreadQuery = ReturnType<typeof readThread>;

const params = { id: uuid };

/**
 * Conversations belong to their two sides: others are refused, operators too. An operator who acts for somebody reads
 * them and writes nothing (OP-94).
 */
export const messagingRoutes = {
  conversations: route({
    method: 'GET',
    path: 'conversations',
    summary: 'The conversations of the signed-in user as a couple or as a vendor, newest first',
    access: signedIn,
    query: readConversationList,
    answer: view<ConversationListView>(),
  }),
  unreadCount: route({
    method: 'GET',
    path: 'conversations/unread',
    summary: 'The number of unread conversations of the signed-in user',
    access: signedIn,
    answer: view<UnreadCountView>(),
  }),
  conversation: route({
    method: 'GET',
    path: 'conversations/:id',
    summary: 'A conversation with a page of its messages, for its participants',
    access: signedIn,
    params,
    query: readThread,
    answer: view<ConversationStateView>(),
  }),
  startConversation: route({
    method: 'POST',
    path: 'conversations',
    summary: 'Send a quote request to a vendor; starts a conversation if this event and webstore have none',
    access: signedIn,
    inPerson: true,
    body: StartConversationRequest,
    answer: view<ConversationStateView>(),
  }),
  requestQuotes: route({
    method: 'POST',
    path: 'quoteRequests',
    summary: 'Send a quote request to several vendors of one category; the result of each is reported separately',
    access: signedIn,
    inPerson: true,
    body: RequestQuotesRequest,
    answer: view<QuoteRequestsView>(),
  }),
  sendMessage: route({
    method: 'POST',
    path: 'conversations/:id/messages',
    summary: 'Send a message; idempotent by uuid',
    access: signedIn,
    inPerson: true,
    params,
    body: SendMessageRequest,
    answer: view<ConversationMessageView>(),
  }),
  viewedConversation: route({
    method: 'POST',
    path: 'conversations/:id/viewed',
    summary: 'Mark a conversation as read, up to a message',
    access: signedIn,
    inPerson: true,
    params,
    body: ViewedConversationRequest,
    answer: view<ConversationView>(),
  }),
  markUnread: route({
    method: 'POST',
    path: 'conversations/:id/unread',
    summary: 'Mark a conversation as unread',
    access: signedIn,
    inPerson: true,
    params,
    answer: view<ConversationView>(),
  }),
  moveConversation: route({
    method: 'POST',
    path: 'conversations/:id/move',
    summary: 'Move a conversation to the caller’s inbox, archive or trash',
    access: signedIn,
    inPerson: true,
    params,
    body: MoveConversationRequest,
    answer: view<ConversationView>(),
  }),
};
