import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import {
  conversationColumns,
  userOf,
  type ConversationRow,
  type HeldRow,
  type MessageRow,
} from './conversation-rows.js';
import { conversationView, ConversationViews } from './conversation-views.js';
import { MessageViews } from './message-views.js';

/** A message as a user sees it on their side of the conversation: by its id, or by the `uuid` that the user gave it. */
export class SentMessage extends Query<ConversationMessageView> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly side: Side,
    readonly named: { readonly id: string } | { readonly uuid: string },
  ) {
    super();
  }
}

interface SentRow extends ConversationRow {
  message: MessageRow | null;
  held: HeldRow | null;
}

@QueryHandler(SentMessage)
export class SentMessageHandler implements IQueryHandler<SentMessage> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ConversationViews,
    private readonly messages: MessageViews,
  ) {}

  /** Two statements. @throws Refusal `conversation-not-found` when there is no such message for this user */
  async execute({ conversationId, userId, side, named }: SentMessage): Promise<ConversationMessageView> {
    const fits = 'id' in named ? sql`m.id = ${named.id}::uuid` : sql`m.side = ${side} and m.uuid = ${named.uuid}::uuid`;
    const isIt = sql`m.conversation_id = c.id and ${fits}`;
    const { rows } = await sql<SentRow>`
      select ${conversationColumns(side)},
        (select to_json(m) from messaging.message m where ${isIt}) as message,
        (select to_json(m) from messaging.held_message m where ${isIt} and m.side = ${side}) as held
      from messaging.conversation c where c.id = ${conversationId}::uuid and ${userOf(side)} = ${userId}::uuid`.execute(
      this.database.tables(),
    );
    const [row] = rows;
    const other = row && (await this.views.correspondent(row));
    const [message] = !other
      ? []
      : row.message
        ? await this.messages.of([row.message], row.side, other)
        : await this.messages.held(row.held ? [row.held] : [], row.side, other);
    if (!other || !message) throw new Refusal('conversation-not-found', 'Conversation not found.');
    return { conversationId, uuid: message.uuid, message, conversation: conversationView(row, other) };
  }
}
