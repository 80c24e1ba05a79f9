import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { sides } from '#contracts/messaging/conversation.js';
import type { UnreadCountView } from '#contracts/messaging/messaging.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { folderOf, isUnread, userOf, onlyRow } from './conversation-rows.js';

/** Numbers of unread conversations in the inboxes of a user (MSG-4). */
export class UnreadConversations extends Query<UnreadCountView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(UnreadConversations)
export class UnreadConversationsHandler implements IQueryHandler<UnreadConversations> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId }: UnreadConversations): Promise<UnreadCountView> {
    const [eventUser, vendor] = sides.map(
      (side) => sql<number>`(select count(*)::int from messaging.conversation c
        where ${userOf(side)} = ${userId}::uuid and ${folderOf(side)} = 'inbox' and ${isUnread(side)})`,
    );
    const { rows } = await sql<UnreadCountView>`select ${eventUser} as "eventUser", ${vendor} as vendor`.execute(
      this.database.tables(),
    );
    return onlyRow(rows);
  }
}
