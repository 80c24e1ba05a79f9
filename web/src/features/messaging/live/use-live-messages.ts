import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type {} from '#contracts/messaging/messaging.socket.js';
import type { ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import { useServices } from '../../../lib/services.js';
import { unreadConversationsQuery } from '../../../lib/unread-conversations.js';
import { messaging } from '../../../texts/messaging.js';
import { refetchConversations, sideOf } from '../conversations/conversation-lists.js';
import { conversationPath, inboxPath } from '../paths.js';
import { previewText } from '../preview-text.js';
import { catchUp, openThreads } from '../conversations/thread-state.js';
import { keepMessage, keepState } from '../conversations/keep-message.js';

/**
 * Keeps everything that shows messages up to date: through pushes, and by reading what was missed as soon as the
 * connection is back. Outside the inbox, a message that arrives is announced (MSG-10).
 */
export function useLiveMessages(): void {
  const { api, socket, toasts } = useServices();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const announce = useEffectEvent(({ message, conversation }: ConversationMessageView) => {
    const side = sideOf(conversation);
    if (message.source === 'sent' || pathname === inboxPath(side)) return;
    const latest = { ...message, preview: message.message };
    toasts.show('info', messaging.toast(conversation.displayName, previewText(latest)), {
      to: conversationPath(side, conversation.id),
      name: messaging.open,
    });
  });
  useEffect(() => {
    const kept = { api, client };
    const stops = [
      socket.on('IncomingMessage', (pushed) => {
        keepMessage(kept, pushed);
        announce(pushed);
      }),
      socket.on('ConversationState', ({ conversation }) => keepState(kept, conversation)),
      socket.onReady(() => {
        void refetchConversations(client);
        void client.invalidateQueries({ queryKey: unreadConversationsQuery(api).queryKey });
        for (const id of openThreads(client)) void catchUp(api, client, id).catch(() => undefined);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [api, client, socket]);
}
