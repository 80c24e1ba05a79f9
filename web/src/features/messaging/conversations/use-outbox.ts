import { useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { browserStorage } from '../../../lib/browser-storage.js';
import { useServices, useUser, type Services } from '../../../lib/services.js';
import { keepMessage } from './keep-message.js';
import { Outbox, type UnsentMessage } from './outbox.js';

/** One outbox for each person; it goes on sending when its page is left. */
const outboxes = new WeakMap<Services, Map<string, Outbox>>();

function outboxOf(services: Services, client: QueryClient, userId: string): Outbox {
  const { api, session, socket } = services;
  const known = outboxes.get(services) ?? new Map<string, Outbox>();
  outboxes.set(services, known);
  const existing = known.get(userId);
  if (existing) return existing;
  const outbox = new Outbox({
    storage: browserStorage(),
    userId,
    onReady: (listener) => socket.onReady(listener),
    isCurrent: () => session.user()?.id === userId,
    send: async ({ conversationId: id, message, uuid, attachmentId }) => {
      const body = { message, uuid, ...(attachmentId !== undefined && { attachmentId }) };
      keepMessage({ api, client }, await api.call(messagingRoutes.sendMessage, { params: { id }, body }));
    },
  });
  known.set(userId, outbox);
  return outbox;
}

/** Messages of the signed-in user that the server has not confirmed, and the outbox that sends them. */
export function useOutbox(): { outbox: Outbox; unsent: readonly UnsentMessage[] } {
  const services = useServices();
  const outbox = outboxOf(services, useQueryClient(), useUser()?.id ?? '');
  return { outbox, unsent: useSyncExternalStore(outbox.subscribe, outbox.list, outbox.list) };
}
