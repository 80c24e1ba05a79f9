import { sql, type RawBuilder } from 'kysely';
import type { Folder, MessageType, Side } from '#contracts/messaging/conversation.js';
import type { EventFacts, QuoteRequest } from '#contracts/messaging/quote-request.js';
import type { StoredFile } from '#contracts/messaging/stored-file.js';

/** A message as `to_json` writes it. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  side: Side;
  uuid: string;
  type: MessageType;
  text: string;
  data: QuoteRequest | StoredFile | null;
  sent_at: string;
}

/** A held message as `to_json` writes it. */
export interface HeldRow extends Omit<MessageRow, 'seq' | 'sent_at'> {
  held_at: string;
  refused_at: string | null;
}

/** A conversation as one side sees it. */
export interface ConversationRow {
  id: string;
  event_id: string;
  webstore_id: string;
  webstore_is_gone: boolean;
  version: number;
  latest_seq: number;
  latest_at: string;
  event_user_user_id: string | null;
  vendor_user_id: string | null;
  side: Side;
  folder: Folder;
  read_seq: number;
  unread_count: number;
  is_unread: boolean;
  event_facts: EventFacts | null;
  latest: Pick<MessageRow, 'type' | 'side' | 'text' | 'sent_at'> | null;
}

/** The column of a side, of the conversation with the alias `c`. */
const columnOf = (side: Side, name: string): RawBuilder<unknown> =>
  sql.ref(`c.${side === 'vendor' ? 'vendor' : 'event_user'}_${name}`);

export const userOf = (side: Side) => columnOf(side, 'user_id');
export const folderOf = (side: Side) => columnOf(side, 'folder');
export const readSeqOf = (side: Side) => columnOf(side, 'read_seq');

/** Whether the side has something unread, in the words of the partial index. */
export const isUnread = (side: Side) =>
  sql<boolean>`(${columnOf(side, 'unread_count')} > 0 or ${columnOf(side, 'is_marked_unread')})`;

/** The columns of `ConversationRow`, of the conversation with the alias `c`. */
export const conversationColumns = (side: Side) => sql`
  c.id, c.event_id, c.webstore_id, c.webstore_is_gone, c.version, c.latest_seq, c.latest_at, c.event_user_user_id, c.vendor_user_id,
  ${side}::text as side, ${folderOf(side)} as folder, ${readSeqOf(side)} as read_seq,
  ${columnOf(side, 'unread_count')} as unread_count, ${isUnread(side)} as is_unread,
  (select m.data - 'message' - 'name' from messaging.message m
    where m.conversation_id = c.id and m.type = 'quote-request' order by m.seq desc limit 1) as event_facts,
  (select json_build_object('type', m.type, 'side', m.side, 'text', left(m.text, 300), 'sent_at', m.sent_at)
    from messaging.message m where m.conversation_id = c.id and m.seq = c.latest_seq) as latest`;

/** Returns the row of a statement that always has one. */
export function onlyRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('a statement without a condition has answered no row');
  return row;
}
