import { Embedded, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Folder, Side } from '#contracts/messaging/conversation.js';
import { ConversationChanged, MessageSent } from '#contracts/messaging/messaging.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { ChatMessage, type Outgoing } from './chat-message.js';
import { SideState } from './side-state.js';

/** The conversation about an event with the vendor of a webstore (OP-93, OP-94). */
@Entity({ schema: 'messaging', tableName: 'conversation' })
@Unique({ properties: ['eventId', 'webstoreId'], name: 'conversation_of_event' })
@Index({
  name: 'conversation_inbox_event_user',
  expression:
    'create index "conversation_inbox_event_user" on "messaging"."conversation" ("event_user_user_id", "event_user_folder", "latest_at", "id")',
})
@Index({
  name: 'conversation_unread_event_user',
  expression:
    'create index "conversation_unread_event_user" on "messaging"."conversation" ("event_user_user_id") where event_user_folder = \'inbox\' and (event_user_unread_count > 0 or event_user_is_marked_unread)',
})
@Index({
  name: 'conversation_inbox_vendor',
  expression:
    'create index "conversation_inbox_vendor" on "messaging"."conversation" ("vendor_user_id", "vendor_folder", "latest_at", "id")',
})
@Index({
  name: 'conversation_unread_vendor',
  expression:
    'create index "conversation_unread_vendor" on "messaging"."conversation" ("vendor_user_id") where vendor_folder = \'inbox\' and (vendor_unread_count > 0 or vendor_is_marked_unread)',
})
export class Conversation extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  eventId: string;

  @Property({ type: 'uuid', index: 'conversation_webstore' })
  webstoreId: string;

  @Property({ type: 'integer', version: true })
  version: number;

  /** Whether the webstore was erased, or removed by its vendor, who still reads the history. */
  @Property({ type: 'boolean', default: false })
  webstoreIsGone: boolean;

  /** Position of the latest message; 0 when there is none. */
  @Property({ type: 'integer' })
  latestSeq: number;

  /** Time of the latest message; of the start when there is none. */
  @Property({ type: 'timestamptz', length: 3 })
  latestAt: Date;

  @Embedded(() => SideState, { prefix: 'event_user_' })
  eventUser: SideState;

  @Embedded(() => SideState, { prefix: 'vendor_' })
  vendor: SideState;

  static start(given: {
    id: string;
    eventId: string;
    webstoreId: string;
    eventUserId: string;
    vendorUserId: string;
    now: Date;
  }): Conversation {
    const { id, eventId, webstoreId, eventUserId, vendorUserId, now } = given;
    const sides = { eventUser: SideState.of(eventUserId), vendor: SideState.of(vendorUserId) };
    return Object.assign(new Conversation(), {
      id,
      eventId,
      webstoreId,
      webstoreIsGone: false,
      latestSeq: 0,
      latestAt: now,
      ...sides,
    });
  }

  /** @throws Refusal `not-allowed` when the user is on neither side */
  sideOf(userId: string): Side {
    if (this.eventUser.userId === userId) return 'event-user';
    if (this.vendor.userId === userId) return 'vendor';
    throw new Refusal('not-allowed', 'You don’t have access to this.');
  }

  stateOf(side: Side): SideState {
    return side === 'vendor' ? this.vendor : this.eventUser;
  }

  /** @throws Refusal `conversation-closed` when the other side is gone */
  checkOpen(): void {
    if (!this.webstoreIsGone && !this.sides.includes(null)) return;
    throw new Refusal('conversation-closed', 'They’re no longer on the site, so you can’t send messages here anymore.');
  }

  /**
   * Appends a message. Its time is never earlier than that of the message before it, so that order and times agree. For
   * the receiver the conversation returns to the inbox.
   * @throws Refusal `conversation-closed` when the other side is gone
   */
  send(side: Side, outgoing: Outgoing, now: Date): ChatMessage {
    this.checkOpen();
    const sentAt = now > this.latestAt ? now : this.latestAt;
    this.latestSeq += 1;
    this.latestAt = sentAt;
    const receiver = this.stateOf(otherSide(side));
    receiver.unreadCount += 1;
    receiver.folder = 'inbox';
    const message = { ...outgoing, conversationId: this.id, seq: this.latestSeq, side, sentAt };
    this.record(MessageSent({ conversationId: this.id, messageId: outgoing.id }));
    return Object.assign(new ChatMessage(), message);
  }

  /**
   * Marks messages as read.
   * @param seq position of the last message that was shown; a position that was passed already changes nothing
   * @param unreadAfter messages of the other side behind it
   */
  view(side: Side, seq: number, unreadAfter: number): void {
    const state = this.stateOf(side);
    if (seq < state.readSeq || (seq === state.readSeq && !state.isMarkedUnread)) return;
    Object.assign(state, { readSeq: seq, unreadCount: unreadAfter, isMarkedUnread: false });
    this.tell(side);
  }

  markUnread(side: Side): void {
    const state = this.stateOf(side);
    if (state.isMarkedUnread) return;
    state.isMarkedUnread = true;
    this.tell(side);
  }

  move(side: Side, to: Folder): void {
    const state = this.stateOf(side);
    if (state.folder === to) return;
    state.folder = to;
    this.tell(side);
  }

  /** The webstore is gone: both sides keep the history, and nobody adds to it (OP-57). */
  loseWebstore(): void {
    if (this.webstoreIsGone) return;
    this.webstoreIsGone = true;
    this.tell('event-user');
    this.tell('vendor');
  }

  /** The person of a side is gone; the other side keeps the history. */
  leave(side: Side): void {
    const state = this.stateOf(side);
    if (state.userId === null) return;
    Object.assign(state, { userId: null, unreadCount: 0, isMarkedUnread: false, mailedAt: null });
    this.tell(otherSide(side));
  }

  get isAbandoned(): boolean {
    return this.sides.every((userId) => userId === null);
  }

  private get sides(): (string | null)[] {
    return [this.eventUser.userId, this.vendor.userId];
  }

  private tell(side: Side): void {
    const { userId } = this.stateOf(side);
    if (userId !== null) this.record(ConversationChanged({ conversationId: this.id, userId }));
  }
}

export const otherSide = (side: Side): Side => (side === 'vendor' ? 'event-user' : 'vendor');
