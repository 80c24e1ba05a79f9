import { Injectable } from '@nestjs/common';
import { previewLength, type Side } from '#contracts/messaging/conversation.js';
import type {
  ConversationContextView,
  ConversationView,
  LatestMessageView,
} from '#contracts/messaging/messaging.views.js';
import type { PictureView } from '#contracts/shared/picture.js';
import { EventsFacade, type KnownEvent } from '#src/events/public/events-facade.js';
import { WebstoreContacts, type WebstoreContact } from '#src/webstore/public/webstore-contacts.js';
import type { ConversationRow } from './conversation-rows.js';
import { initials } from './initials.js';

/** The other side of a conversation, as it is shown. */
export interface Correspondent {
  readonly isGone: boolean;
  readonly name: string;
  readonly avatarImage: PictureView | null;
  readonly webstoreUrl: string | null;
  readonly context: ConversationContextView;
}

const noContext: ConversationContextView = { eventType: null, eventDate: null, categoryIds: [], city: null };
const gone: Correspondent = { isGone: true, name: '', avatarImage: null, webstoreUrl: null, context: noContext };

/** Makes views of conversations, with today's names of the other side. */
@Injectable()
export class ConversationViews {
  constructor(
    private readonly events: EventsFacade,
    private readonly webstores: WebstoreContacts,
  ) {}

  /** Returns conversation id -> the other side. One statement. */
  private async correspondents(
    rows: readonly ConversationRow[],
    side: Side,
  ): Promise<ReadonlyMap<string, Correspondent>> {
    if (side === 'vendor') {
      const events = await this.events.events(rows.map((row) => row.event_id));
      return new Map(
        rows.map((row) => [row.id, row.event_user_user_id === null ? gone : couple(events.get(row.event_id))]),
      );
    }
    const contacts = await this.webstores.contacts(rows.map((row) => row.webstore_id));
    return new Map(
      rows.map((row) => [row.id, row.vendor_user_id === null ? gone : vendor(contacts.get(row.webstore_id))]),
    );
  }

  /** Returns the other side of one conversation. One statement. */
  async correspondent(row: ConversationRow): Promise<Correspondent> {
    return (await this.correspondents([row], row.side)).get(row.id) ?? gone;
  }

  /** Returns the views of conversations of one side, in their order. One statement. */
  async of(rows: readonly ConversationRow[], side: Side): Promise<ConversationView[]> {
    const correspondents = await this.correspondents(rows, side);
    return rows.map((row) => conversationView(row, correspondents.get(row.id) ?? gone));
  }
}

const couple = (event: KnownEvent | undefined): Correspondent =>
  event
    ? {
        isGone: false,
        name: `${event.firstName} ${event.lastName}`.trim(),
        avatarImage: null,
        webstoreUrl: null,
        context: { ...noContext, eventType: event.eventType, eventDate: event.eventDate },
      }
    : gone;

const vendor = (contact: WebstoreContact | undefined): Correspondent =>
  contact
    ? {
        isGone: false,
        name: contact.name,
        avatarImage: contact.cover,
        webstoreUrl: contact.url,
        context: { ...noContext, categoryIds: [...contact.categoryIds], city: contact.city },
      }
    : gone;

export const conversationView = (row: ConversationRow, other: Correspondent): ConversationView => ({
  id: row.id,
  webstoreId: row.webstore_id,
  eventId: row.event_id,
  displayName: other.name,
  context: other.context,
  eventFacts: row.event_facts,
  avatarImage: other.avatarImage,
  avatarText: initials(other.name),
  webstoreUrl: other.webstoreUrl,
  eventUserId: row.side === 'vendor' && !other.isGone ? row.event_user_user_id : null,
  latestMessage: row.latest && latestView(row.latest, row.side),
  isUnread: row.is_unread,
  unreadCount: row.unread_count,
  folder: row.folder,
  latestSeq: row.latest_seq,
  version: row.version,
  otherSideLeft: other.isGone || row.webstore_is_gone,
});

function latestView({ type, side, text, sent_at }: NonNullable<ConversationRow['latest']>, reader: Side) {
  const line = [...text.replace(/\s+/g, ' ').trim()].slice(0, previewLength).join('');
  const source = side === reader ? 'sent' : 'received';
  return { type, source, ts: new Date(sent_at).toISOString(), preview: line } satisfies LatestMessageView;
}
