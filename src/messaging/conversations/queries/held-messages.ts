import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageQuery, PageView } from '#contracts/shared/page.js';
import type { HeldMessageView } from '#contracts/messaging/reports.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { MessagingTables } from '../../messaging.tables.js';

/** A page of the messages that wait for an operator, the oldest first. */
export class HeldMessages extends Query<PageView<HeldMessageView>> {
  constructor(readonly list: PageQuery) {
    super();
  }
}

@QueryHandler(HeldMessages)
export class HeldMessagesHandler implements IQueryHandler<HeldMessages> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ list: { page, pageSize } }: HeldMessages): Promise<PageView<HeldMessageView>> {
    const waiting = this.database
      .tables<MessagingTables>()
      .selectFrom('messaging.held_message as held')
      .where('held.refused_at', 'is', null);
    const ordered = waiting
      .innerJoin('messaging.conversation as c', 'c.id', 'held.conversation_id')
      .select(['held.id', 'held.conversation_id', 'held.side', 'held.text', 'held.held_at'])
      .select(['c.event_user_user_id', 'c.vendor_user_id'])
      .orderBy('held.held_at')
      .orderBy('held.id');
    const { rows, numResults } = await pageOf(ordered, waiting, { page, pageSize });
    const sendersOf = rows.map((row) => (row.side === 'vendor' ? row.vendor_user_id : row.event_user_user_id));
    const emails = await this.identity.emailsOfUsers(sendersOf.filter((id) => id !== null));
    const results = rows.map((row, at) => ({
      id: row.id,
      conversationId: row.conversation_id,
      senderId: sendersOf[at] ?? null,
      senderEmail: emails.get(sendersOf[at] ?? '') ?? '',
      side: row.side,
      message: row.text,
      created: new Date(row.held_at).toISOString(),
    }));
    return { results, numResults, page, pageSize };
  }
}
