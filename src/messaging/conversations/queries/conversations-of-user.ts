import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ConversationListQuery } from '#contracts/messaging/messaging.routes.js';
import type { ConversationListView } from '#contracts/messaging/messaging.views.js';
import { uuid } from '#contracts/shared/params.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { MessagingTables } from '../../messaging.tables.js';
import { conversationColumns, folderOf, isUnread, userOf, type ConversationRow, onlyRow } from './conversation-rows.js';
import { ConversationViews } from './conversation-views.js';

/** A page of the conversations of a user as one side, the latest first. */
export class ConversationsOfUser extends Query<ConversationListView> {
  constructor(
    readonly userId: string,
    readonly list: ConversationListQuery,
  ) {
    super();
  }
}

@QueryHandler(ConversationsOfUser)
export class ConversationsOfUserHandler implements IQueryHandler<ConversationsOfUser> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ConversationViews,
  ) {}

  /** Two statements. @throws InvalidInput for a cursor that no answer has given out */
  async execute({ userId, list }: ConversationsOfUser): Promise<ConversationListView> {
    const { unread, page } = await this.read(userId, list);
    const rows = page.slice(0, list.pageSize);
    const last = page.length > rows.length ? rows.at(-1) : undefined;
    return {
      conversations: await this.views.of(rows, list.as),
      ...(last && { nextCursor: cursorOf(last) }),
      unreadCount: unread,
    };
  }

  private async read(
    userId: string,
    { as: side, folder, unread, eventId, webstoreId, cursor, pageSize }: ConversationListQuery,
  ) {
    const conditions = [
      sql`${userOf(side)} = ${userId}::uuid`,
      sql`${folderOf(side)} = ${folder}`,
      // A conversation whose only messages are held exists for the sender alone.
      ...(side === 'vendor' ? [sql`c.latest_seq > 0`] : []),
      ...(unread ? [isUnread(side)] : []),
      ...(eventId === undefined ? [] : [sql`c.event_id = ${eventId}::uuid`]),
      ...(webstoreId === undefined ? [] : [sql`c.webstore_id = ${webstoreId}::uuid`]),
      ...(cursor === undefined ? [] : [behind(cursor)]),
    ];
    const { rows } = await sql<{ unread: number; page: ConversationRow[] }>`
      select
        (select count(*)::int from messaging.conversation c
          where ${userOf(side)} = ${userId}::uuid and ${folderOf(side)} = 'inbox' and ${isUnread(side)}) as unread,
        (select coalesce(json_agg(page), '[]') from (
          select ${conversationColumns(side)} from messaging.conversation c
          where ${sql.join(conditions, sql` and `)}
          order by c.latest_at desc, c.id desc limit ${pageSize + 1}
        ) page) as page`.execute(this.database.tables<MessagingTables>());
    return onlyRow(rows);
  }
}

const cursorOf = ({ latest_at, id }: ConversationRow) => `${new Date(latest_at).getTime()}.${id}`;

function behind(cursor: string) {
  const [time = '', id = ''] = cursor.split('.');
  if (!/^\d{1,15}$/.test(time) || uuid(id) === undefined) throw new InvalidInput({ cursor: ['malformed'] });
  return sql`(c.latest_at, c.id) < (${new Date(Number(time)).toISOString()}::timestamptz, ${id}::uuid)`;
}
