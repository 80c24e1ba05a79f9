import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { ConversationStateView } from '#contracts/messaging/messaging.views.js';
import { useIsImpersonated } from '../../../lib/services.js';
import { useChangeConversation } from '../conversations/use-change-conversation.js';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks a conversation as read while it is open in a window that is in view (MSG-11), up to its last loaded message. */
export function useMarkViewed(state: ConversationStateView | undefined): void {
  const { mutate } = useChangeConversation();
  const isImpersonated = useIsImpersonated();
  const isInView = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const viewed = useRef(-1);
  const lastSeq = state?.thread.messages.at(-1)?.seq ?? 0;
  const markViewed = useEffectEvent(() => {
    // Marked unread by hand, it stays so until the next message.
    if (!state?.conversation.isUnread || viewed.current >= lastSeq) return;
    viewed.current = lastSeq;
    mutate({ id: state.conversation.id, change: { do: 'view', seq: lastSeq } });
  });
  const isLoaded = state !== undefined;
  useEffect(() => {
    if (isLoaded && isInView && !isImpersonated) markViewed();
  }, [isLoaded, isInView, isImpersonated, lastSeq]);
}
