import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type {
  ConversationStateView,
  ConversationView,
  MessageView,
  ThreadView,
} from '#contracts/messaging/messaging.views.js';
import type { ApiClient } from '../../../lib/api-client.js';

const threadKey = (conversationId: string) => ['thread', conversationId] as const;

/**
 * An opened conversation with the messages that were loaded so far, without gaps between them. Each opening reads it
 * again, at the first unread message; then messages are only added.
 */
export const threadQuery = (api: ApiClient, conversationId: string) =>
  queryOptions({
    queryKey: threadKey(conversationId),
    queryFn: ({ signal }): Promise<ConversationStateView> =>
      api.call(messagingRoutes.conversation, { params: { id: conversationId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

const bySeq = (a: MessageView, b: MessageView) => a.seq - b.seq;

/** Messages of both, each once and in their order; of two states of a message the second one's. */
function united(known: readonly MessageView[], others: readonly MessageView[]): MessageView[] {
  const byId = new Map([...known, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort(bySeq);
}

/** Adds the page before the first known message. */
export const withEarlier = (thread: ThreadView, { messages, hasEarlier }: ThreadView): ThreadView => ({
  ...thread,
  messages: united(messages, thread.messages),
  hasEarlier,
});

/** Adds the page after the last known message. */
export const withLater = (thread: ThreadView, { messages, hasLater, held }: ThreadView): ThreadView => ({
  ...thread,
  messages: united(thread.messages, messages),
  hasLater,
  held: hasLater ? thread.held : held,
});

/**
 * Adds a message that was sent or has arrived. One that does not follow the last known message is left out: those between
 * are read first.
 * @returns the thread, and whether it has a gap that has to be read
 */
export function withMessage(thread: ThreadView, message: MessageView): { thread: ThreadView; isMissing: boolean } {
  if (message.status !== 'sent') {
    return { thread: { ...thread, held: united(thread.held, [message]) }, isMissing: false };
  }
  const held = thread.held.filter(({ id }) => id !== message.id);
  const lastSeq = thread.messages.at(-1)?.seq ?? 0;
  if (thread.hasLater || message.seq > lastSeq + 1) {
    return { thread: { ...thread, held }, isMissing: !thread.hasLater };
  }
  return { thread: { ...thread, held, messages: united(thread.messages, [message]) }, isMissing: false };
}

/** Changes a thread that is open; one that is not is read when it is opened. */
export function changeThread(client: QueryClient, id: string, change: (thread: ThreadView) => ThreadView): void {
  client.setQueryData<ConversationStateView>(
    threadKey(id),
    (known) => known && { ...known, thread: change(known.thread) },
  );
}

export const knownThread = (client: QueryClient, id: string): ThreadView | undefined =>
  client.getQueryData<ConversationStateView>(threadKey(id))?.thread;

/** The new state of a conversation that is open; an older one is ignored. */
export function changeOpened(client: QueryClient, conversation: ConversationView): void {
  client.setQueryData<ConversationStateView>(threadKey(conversation.id), (known) =>
    known && known.conversation.version <= conversation.version ? { ...known, conversation } : known,
  );
}

/** Ids of the conversations that are open on this page. */
export const openThreads = (client: QueryClient): string[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['thread'] })
    .map(({ queryKey }) => String(queryKey[1]));

/** Reads all that came after the last known message, unless the thread was left before its end. */
export async function catchUp(api: ApiClient, client: QueryClient, id: string): Promise<void> {
  for (let isMore = true; isMore;) {
    const thread = knownThread(client, id);
    if (!thread || thread.hasLater) return;
    const after = thread.messages.at(-1)?.seq ?? 0;
    const state = await api.call(messagingRoutes.conversation, { params: { id }, query: { after, pageSize: 100 } });
    changeThread(client, id, (known) => ({ ...withLater(known, state.thread), hasLater: false }));
    changeOpened(client, state.conversation);
    isMore = state.thread.hasLater;
  }
}
