import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EventUserIdView } from '#contracts/events/events.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { EventsTables } from '../events.tables.js';

/** The ids of a user's event user and event. */
export class EventUserId extends Query<EventUserIdView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(EventUserId)
export class EventUserIdHandler implements IQueryHandler<EventUserId> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId }: EventUserId): Promise<EventUserIdView> {
    const events = this.database.tables<EventsTables>().selectFrom('events.event').select('id');
    const row = await events.where('user_id', '=', userId).executeTakeFirst();
    return row ? { eventUserId: userId, eventId: row.id } : { eventUserId: null, eventId: null };
  }
}
