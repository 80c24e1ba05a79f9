import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { MessageType, Side } from '#contracts/messaging/conversation.js';
import type { QuoteRequest } from '#contracts/messaging/quote-request.js';
import type { StoredFile } from '#contracts/messaging/stored-file.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { Outgoing } from './chat-message.js';

/** A message with links from a new account: only its sender sees it until an operator has decided. */
@Entity({ schema: 'messaging', tableName: 'held_message' })
@Unique({ properties: ['conversationId', 'side', 'uuid'], name: 'held_message_uuid' })
@Index({ properties: ['heldAt'], name: 'held_message_open', where: 'refused_at is null' })
export class HeldMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  conversationId: string;

  @Property({ type: 'text' })
  side: Side;

  @Property({ type: 'uuid' })
  uuid: string;

  @Property({ type: 'text' })
  type: MessageType;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'jsonb', nullable: true })
  data: QuoteRequest | StoredFile | null;

  @Property({ type: 'timestamptz', length: 3 })
  heldAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  refusedAt: Date | null;

  static hold(conversationId: string, side: Side, { id, uuid, type, text, data }: Outgoing, now: Date): HeldMessage {
    const given = { id, conversationId, side, uuid, type, text, data };
    return Object.assign(new HeldMessage(), { ...given, heldAt: now, refusedAt: null });
  }

  /** @throws Refusal `held-message-not-found` when it is decided already */
  refuse(now: Date): void {
    this.checkOpen();
    this.refusedAt = now;
  }

  /**
   * Returns the message as it can be delivered now.
   * @throws Refusal `held-message-not-found` when it is decided already
   */
  release(): Outgoing {
    this.checkOpen();
    const { id, uuid, type, text, data } = this;
    return { id, uuid, type, text, data };
  }

  private checkOpen(): void {
    if (this.refusedAt) throw new Refusal('held-message-not-found', 'This message is no longer waiting for review.');
  }
}
