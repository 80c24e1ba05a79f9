import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { conversationColumns, userOf, type ConversationRow } from './conversation-rows.js';
import { conversationView, ConversationViews } from './conversation-views.js';

/** A conversation without its messages, as the side of a user sees it. */
export class ConversationById extends Query<ConversationView> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(ConversationById)
export class ConversationByIdHandler implements IQueryHandler<ConversationById> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ConversationViews,
  ) {}

  /** @throws Refusal `conversation-not-found` */
  async execute({ id, userId }: ConversationById): Promise<ConversationView> {
    const ofSide = (side: 'event-user' | 'vendor') => sql`
      select ${conversationColumns(side)} from messaging.conversation c
      where c.id = ${id}::uuid and ${userOf(side)} = ${userId}::uuid`;
    const { rows } = await sql<ConversationRow>`${ofSide('event-user')} union all ${ofSide('vendor')}`.execute(
      this.database.tables(),
    );
    const [row] = rows;
    if (!row) throw new Refusal('conversation-not-found', 'Conversation not found.');
    return conversationView(row, await this.views.correspondent(row));
  }
}
