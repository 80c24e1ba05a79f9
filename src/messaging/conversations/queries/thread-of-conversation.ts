import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Side } from '#contracts/messaging/conversation.js';
import type { ThreadQuery } from '#contracts/messaging/messaging.routes.js';
import type { ConversationStateView } from '#contracts/messaging/messaging.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import {
  conversationColumns,
  userOf,
  type ConversationRow,
  type HeldRow,
  type MessageRow,
  onlyRow,
} from './conversation-rows.js';
import { conversationView, ConversationViews } from './conversation-views.js';
import { MessageViews } from './message-views.js';

/** Messages before the first unread one that a thread opens with. */
const shownBeforeUnread = 10;

/** A conversation with a page of its messages, as the side of a user sees it. */
export class ThreadOfConversation extends Query<ConversationStateView> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly page: ThreadQuery,
  ) {
    super();
  }
}

interface ThreadRow {
  exists: boolean;
  conversation: (ConversationRow & { first_unread: number | null; from_seq: number; to_seq: number }) | null;
  messages: MessageRow[];
  held: HeldRow[];
}

@QueryHandler(ThreadOfConversation)
export class ThreadOfConversationHandler implements IQueryHandler<ThreadOfConversation> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ConversationViews,
    private readonly messages: MessageViews,
  ) {}

  /** Two statements, whatever the length of the thread. @throws Refusal `conversation-not-found`, `not-allowed` */
  async execute({ conversationId, userId, page }: ThreadOfConversation): Promise<ConversationStateView> {
    const { exists, conversation, messages, held } = await this.read(conversationId, userId, page);
    if (!exists) throw new Refusal('conversation-not-found', 'Conversation not found.');
    if (!conversation) throw new Refusal('not-allowed', 'You don’t have access to this.');
    const { side, latest_seq, first_unread, from_seq, to_seq } = conversation;
    const other = await this.views.correspondent(conversation);
    const hasLater = to_seq < latest_seq;
    return {
      conversation: conversationView(conversation, other),
      thread: {
        messages: await this.messages.of(messages, side, other),
        hasEarlier: from_seq > 1 && latest_seq > 0,
        hasLater,
        firstUnreadSeq: first_unread,
        held: hasLater ? [] : await this.messages.held(held, side, other),
      },
    };
  }

  /** Positions have no gaps, so that a page of any place is a range of them. */
  private async read(id: string, userId: string, page: ThreadQuery) {
    const { pageSize } = page;
    const [before, after] = [page.before ?? null, page.after ?? null];
    const ofSide = (side: Side) => sql`
      select ${conversationColumns(side)} from messaging.conversation c
      where c.id = ${id}::uuid and ${userOf(side)} = ${userId}::uuid`;
    const { rows } = await sql<ThreadRow>`
      with seen as (${ofSide('event-user')} union all ${ofSide('vendor')}),
      opened as (
        select seen.*, (select min(m.seq) from messaging.message m
          where m.conversation_id = seen.id and m.seq > seen.read_seq and m.side <> seen.side) as first_unread
        from seen),
      placed as (
        select opened.*, case
          when ${before}::int is not null then greatest(1, ${before}::int - ${pageSize}::int)
          when ${after}::int is not null then ${after}::int + 1
          else greatest(1, least(latest_seq - ${pageSize}::int + 1,
            coalesce(first_unread - ${shownBeforeUnread}::int, latest_seq))) end as from_seq
        from opened),
      page as (
        select placed.*, least(latest_seq, from_seq + ${pageSize}::int - 1, ${before}::int - 1) as to_seq from placed)
      select exists (select 1 from messaging.conversation c where c.id = ${id}::uuid) as exists,
        (select to_json(page) from page) as conversation,
        (select coalesce(json_agg(m order by m.seq), '[]') from page join messaging.message m
          on m.conversation_id = page.id and m.seq between page.from_seq and page.to_seq) as messages,
        (select coalesce(json_agg(h order by h.held_at, h.id), '[]') from page join messaging.held_message h
          on h.conversation_id = page.id and h.side = page.side) as held`.execute(this.database.tables());
    return onlyRow(rows);
  }
}

/** The page that a thread opens with. */
export const firstPage: ThreadQuery = { before: undefined, after: undefined, pageSize: 50 };
