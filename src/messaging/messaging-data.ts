import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import type { MessagingTables } from './messaging.tables.js';

/** All data of messaging about a person: their conversations, the reports they have made, and whether they are blocked. */
@Injectable()
@HoldsPersonalData('messaging')
export class MessagingData implements PersonalDataSource {
  constructor(private readonly database: ReadDatabase) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const tables = this.database.tables<MessagingTables>();
    const conversation = await tables
      .selectFrom('messaging.conversation')
      .where((where) => where.or([where('event_user_user_id', '=', userId), where('vendor_user_id', '=', userId)]))
      .select(['id', 'event_id', 'webstore_id', 'latest_at'])
      .execute();
    const report = await tables
      .selectFrom('messaging.report')
      .where('reporter_id', '=', userId)
      .select(['subject', 'subject_id', 'reason', 'details', 'created_at', 'decision'])
      .execute();
    const blocked = tables.selectFrom('messaging.blocked_sender').where('user_id', '=', userId);
    return {
      conversation,
      message: await this.messagesIn(conversation.map(({ id }) => id)),
      report,
      blocked_sender: await blocked.select(['blocked_at']).execute(),
    };
  }

  private async messagesIn(conversations: readonly string[]): Promise<object[]> {
    if (conversations.length === 0) return [];
    return this.database
      .tables<MessagingTables>()
      .selectFrom('messaging.message')
      .where('conversation_id', 'in', conversations)
      .orderBy('conversation_id')
      .orderBy('seq')
      .select(['conversation_id', 'side', 'type', 'text', 'data', 'sent_at'])
      .execute();
  }
}
