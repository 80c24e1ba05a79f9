import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Folder } from '#contracts/messaging/conversation.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { useServices } from '../../../lib/services.js';
import { keepState } from './keep-message.js';

/** A change of a conversation on the user's own side; the user's other devices receive it as a push. */
export type OwnChange = { do: 'mark-unread' } | { do: 'view'; seq: number } | { do: 'move'; to: Folder };

/** Changes a conversation on the side of the signed-in user. */
export function useChangeConversation() {
  const { api, toasts } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: OwnChange }): Promise<ConversationView> => {
      const params = { id };
      if (change.do === 'view') {
        return api.call(messagingRoutes.viewedConversation, { params, body: { seq: change.seq } });
      }
      if (change.do === 'mark-unread') return api.call(messagingRoutes.markUnread, { params });
      return api.call(messagingRoutes.moveConversation, { params, body: { to: change.to } });
    },
    onSuccess: (conversation) => keepState({ api, client }, conversation),
    onError: (error, { change }) => {
      // Nobody has asked for it: it is tried again with the next message.
      if (change.do !== 'view') toasts.show('error', error.message);
    },
  });
}
