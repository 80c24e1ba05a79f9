import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { MessageType, Side } from '#contracts/messaging/conversation.js';
import type { QuoteRequest } from '#contracts/messaging/quote-request.js';
import type { StoredFile } from '#contracts/messaging/stored-file.js';

/** A message as its sender gives it. */
export interface Outgoing {
  readonly id: string;
  /** The id that the sender's browser gave it. */
  readonly uuid: string;
  readonly type: MessageType;
  readonly text: string;
  readonly data: QuoteRequest | StoredFile | null;
}

/** A message that both sides of a conversation have. */
@Entity({ schema: 'messaging', tableName: 'message' })
@Unique({ properties: ['conversationId', 'seq'], name: 'message_order' })
@Unique({ properties: ['conversationId', 'side', 'uuid'], name: 'message_uuid' })
@Index({
  name: 'message_quote_request',
  expression:
    'create index "message_quote_request" on "messaging"."message" ("conversation_id", "seq") where type = \'quote-request\'',
})
export class ChatMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  conversationId: string;

  /** Position in the conversation, from 1 without gaps. */
  @Property({ type: 'integer' })
  seq: number;

  /** The side that sent it; the person is known to the conversation only, so that erasing somebody changes no message. */
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
  sentAt: Date;
}
