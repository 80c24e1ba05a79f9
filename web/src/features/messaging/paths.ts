import type { Folder, Side } from '#contracts/messaging/conversation.js';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** The inbox of a side; a conversation and a folder are parameters of its address. */
export const inboxPath = (side: Side): string => (side === 'vendor' ? pagePaths.vendorInbox : pagePaths.inbox);

/** A folder of an inbox, with a conversation opened beside it. */
export function folderPath(side: Side, folder: Folder, conversationId?: string): string {
  const query = new URLSearchParams({
    ...(folder !== 'inbox' && { folder }),
    ...(conversationId !== undefined && { conversation: conversationId }),
  });
  return query.size > 0 ? `${inboxPath(side)}?${query}` : inboxPath(side);
}

export const conversationPath = (side: Side, conversationId: string): string =>
  folderPath(side, 'inbox', conversationId);
