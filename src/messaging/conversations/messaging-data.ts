import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import type { MessagingTables } from '../messaging.tables.js';

/** Everything that messaging holds about a person: the conversations that the person takes part in. */
@Injectable()
@HoldsPersonalData('messaging')
export class MessagingData implements PersonalDataSource {
  constructor(private readonly database: ReadDatabase) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const tables = this.database.tables<MessagingTables>();
    const conversations = await tables
      .selectFrom('messaging.conversation')
      .where((where) => where.or([where('event_user_user_id', '=', userId), where('vendor_user_id', '=', userId)]))
      .select(['id', 'event_id', 'webstore_id', 'latest_at'])
      .execute();
    const ids = conversations.map(({ id }) => id);
    if (ids.length === 0) return { conversations: [], messages: [] };
    const messages = tables.selectFrom('messaging.message').where('conversation_id', 'in', ids);
    return {
      conversations,
      messages: await messages
        .orderBy('conversation_id')
        .orderBy('seq')
        .select(['conversation_id', 'side', 'type', 'text', 'data', 'sent_at'])
        .execute(),
    };
  }
}
