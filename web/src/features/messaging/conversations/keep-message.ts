import type { QueryClient } from '@tanstack/react-query';
import type { ConversationMessageView, ConversationView } from '#contracts/messaging/messaging.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { unreadConversationsQuery } from '../../../lib/unread-conversations.js';
import { keepConversation, refetchConversations } from './conversation-lists.js';
import { catchUp, changeOpened, changeThread, knownThread, withMessage } from './thread-state.js';

interface Kept {
  api: ApiClient;
  client: QueryClient;
}

/** Takes over the new state of a conversation wherever it is shown, and counts what is unread again. */
export function keepState({ api, client }: Kept, conversation: ConversationView): void {
  changeOpened(client, conversation);
  if (!keepConversation(client, conversation)) void refetchConversations(client);
  void client.invalidateQueries({ queryKey: unreadConversationsQuery(api).queryKey });
}

/** Takes over a message that was sent or has arrived; it may come twice, and before earlier ones. */
export function keepMessage({ api, client }: Kept, { message, conversation }: ConversationMessageView): void {
  const { id } = conversation;
  const known = knownThread(client, id);
  const changed = known && withMessage(known, message);
  if (changed) changeThread(client, id, () => changed.thread);
  keepState({ api, client }, conversation);
  // When this fails, the connection is lost, and all is read as soon as it is back.
  if (changed?.isMissing) void catchUp(api, client, id).catch(() => undefined);
}
