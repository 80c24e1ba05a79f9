import type { KeyValueStorage } from '../../../lib/browser-storage.js';

const storageKey = (conversationId: string) => `posy.draft.${conversationId}`;

/** Unsent text of conversations, kept by the browser until its user signs out. */
export const drafts = {
  read: (storage: KeyValueStorage, conversationId: string): string => storage.getItem(storageKey(conversationId)) ?? '',
  write: (storage: KeyValueStorage, conversationId: string, text: string): void => {
    try {
      if (text === '') storage.removeItem(storageKey(conversationId));
      else storage.setItem(storageKey(conversationId), text);
    } catch {
      // A full storage keeps no draft; what is typed stays in its field.
    }
  },
};
