import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messagingRoutes, type ThreadQuery } from '#contracts/messaging/messaging.routes.js';
import type { MessageView } from '#contracts/messaging/messaging.views.js';
import { useServices } from '../../../lib/services.js';
import { changeThread, knownThread, threadQuery, withEarlier, withLater } from '../conversations/thread-state.js';

/** More than any conversation has. */
const pastTheEnd = 2_000_000_000;

/** A conversation with its messages, and the ways to load more of them. */
export function useThread(id: string) {
  const { api } = useServices();
  const client = useQueryClient();
  const state = useQuery(threadQuery(api, id));
  const [isLoading, setLoading] = useState(false);
  /** Raised when the thread was replaced by its end, so that it opens there. */
  const [openings, setOpenings] = useState(0);

  const page = async (query: Partial<ThreadQuery>) =>
    (await api.call(messagingRoutes.conversation, { params: { id }, query })).thread;
  const load = async (change: () => Promise<void>) => {
    if (isLoading) return;
    setLoading(true);
    // It is asked for again as soon as somebody scrolls, or the connection is back.
    await change().catch(() => undefined);
    setLoading(false);
  };
  const loadEarlier = () =>
    load(async () => {
      const before = knownThread(client, id)?.messages[0]?.seq ?? 1;
      const earlier = await page({ before });
      changeThread(client, id, (thread) => withEarlier(thread, earlier));
    });
  const loadLater = () =>
    load(async () => {
      const after = knownThread(client, id)?.messages.at(-1)?.seq ?? 0;
      const later = await page({ after });
      changeThread(client, id, (thread) => withLater(thread, later));
    });
  const goToEnd = () =>
    load(async () => {
      const end = await page({ before: pastTheEnd });
      changeThread(client, id, () => ({ ...end, hasLater: false }));
      setOpenings((count) => count + 1);
    });
  /** Reads a message again, whose addresses of files have expired. */
  const readAgain = async (seq: number): Promise<MessageView | undefined> => {
    const { messages } = await page({ before: seq + 1, pageSize: 1 });
    changeThread(client, id, (thread) => withLater(thread, { ...thread, messages }));
    return messages[0];
  };
  return { state, isLoading, openings, loadEarlier, loadLater, goToEnd, readAgain };
}
