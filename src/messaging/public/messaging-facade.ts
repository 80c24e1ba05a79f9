import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';

/** Reads of messaging for higher contexts, by lists of ids. */
@Injectable()
export class MessagingFacade {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns user id -> unread messages in the vendor's inbox (MSG-4); users without any are omitted. One statement. */
  async unreadMessagesOfVendors(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ user_id: string; unread: number }>`
      select vendor_user_id as user_id, sum(vendor_unread_count)::int as unread from messaging.conversation
      where vendor_user_id = any(${[...userIds]}::uuid[]) and vendor_folder = 'inbox'
        and (vendor_unread_count > 0 or vendor_is_marked_unread)
      group by vendor_user_id`.execute(this.database.tables());
    return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
  }
}
