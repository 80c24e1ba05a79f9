import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '#contracts/errors.js';
import type { EventInfoRequest } from '#contracts/messaging/messaging.requests.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { useServices } from '../../../lib/services.js';
import { refetchConversations } from '../conversations/conversation-lists.js';

/** The result of a request, for each vendor who was asked. */
export type SentRequests = readonly {
  webstoreId: string;
  conversationId: string | null;
  /** Why this vendor could not be asked. */
  error: ErrorCode | null;
}[];

interface Asked {
  webstoreIds: readonly string[];
  eventInfo: EventInfoRequest;
}

/** Sends a request for a quote to one vendor or several. Tried again, it asks nobody twice. */
export function useSendRequest(eventId: string) {
  const { api } = useServices();
  const client = useQueryClient();
  const [uuid] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ webstoreIds, eventInfo }: Asked): Promise<SentRequests> => {
      const [webstoreId = ''] = webstoreIds;
      if (webstoreIds.length === 1) {
        const body = { webstoreId, eventId, eventInfo, uuid };
        const { conversation } = await api.call(messagingRoutes.startConversation, { body });
        return [{ webstoreId, conversationId: conversation.id, error: null }];
      }
      const body = { webstoreIds: [...webstoreIds], eventId, eventInfo, uuid };
      const { results } = await api.call(messagingRoutes.requestQuotes, { body });
      return results as SentRequests;
    },
    onSuccess: () => refetchConversations(client),
  });
}
