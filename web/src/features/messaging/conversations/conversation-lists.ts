import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Folder, Side } from '#contracts/messaging/conversation.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type { ConversationListView, ConversationView } from '#contracts/messaging/messaging.views.js';
import type { ApiClient } from '../../../lib/api-client.js';

type ConversationPages = InfiniteData<ConversationListView, string | null>;

const listsKey = ['conversations'] as const;

/** The conversations of a side in one of its folders, the latest first, page by page. */
export const conversationsQuery = (api: ApiClient, side: Side, folder: Folder) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, side, folder] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(messagingRoutes.conversations, {
        query: { as: side, folder, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
    staleTime: 30_000,
  });

/** For vendors it names the couple (`ConversationView`), who has not left when a message can be sent. */
export const sideOf = ({ eventUserId }: Pick<ConversationView, 'eventUserId'>): Side =>
  eventUserId === null ? 'event-user' : 'vendor';

/** Reads the lists again: something changed that they do not contain. */
export const refetchConversations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: listsKey });

/**
 * Puts the new state of a conversation into the lists that contain it: in its place, at the top after a new message, or
 * out of a folder that it left. An older state is ignored.
 * @returns whether each list of its folder contains it now; otherwise they have to be read again
 */
export function keepConversation(client: QueryClient, conversation: ConversationView): boolean {
  const lists = client.getQueriesData<ConversationPages>({ queryKey: listsKey });
  const isKnown = lists.some(([, list]) => find(list, conversation.id) !== undefined);
  const known = lists.filter(([, list]) => find(list, conversation.id) !== undefined).map(([[, side]]) => side);
  let isComplete = isKnown;
  for (const [queryKey, list] of lists) {
    if (!list) continue;
    const before = find(list, conversation.id);
    if (before && before.version > conversation.version) continue;
    const belongs = queryKey[2] === conversation.folder;
    if (!before && belongs && known.includes(queryKey[1])) isComplete = false;
    if (before) client.setQueryData<ConversationPages>(queryKey, changed(list, before, conversation, belongs));
  }
  return isComplete;
}

const find = (list: ConversationPages | undefined, id: string): ConversationView | undefined =>
  list?.pages.flatMap(({ conversations }) => conversations).find((one) => one.id === id);

function changed(
  list: ConversationPages,
  before: ConversationView,
  conversation: ConversationView,
  belongs: boolean,
): ConversationPages {
  const { id } = conversation;
  if (belongs && before.latestSeq === conversation.latestSeq) {
    return withConversations(list, (all) => all.map((one) => (one.id === id ? conversation : one)));
  }
  return withConversations(list, (all, page) => {
    const others = all.filter((one) => one.id !== id);
    return belongs && page === 0 ? [conversation, ...others] : others;
  });
}

const withConversations = (
  list: ConversationPages,
  change: (conversations: ConversationView[], page: number) => ConversationView[],
): ConversationPages => ({
  ...list,
  pages: list.pages.map((page, nth) => ({ ...page, conversations: change(page.conversations, nth) })),
});
