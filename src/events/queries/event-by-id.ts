import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EventView } from '#contracts/events/events.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { EventsTables } from '../events.tables.js';
import { eventView } from './event-view.js';

/** An event by its id. */
export class EventById extends Query<EventView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(EventById)
export class EventByIdHandler implements IQueryHandler<EventById> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `event-not-found` */
  async execute({ id }: EventById): Promise<EventView> {
    const events = this.database.tables<EventsTables>().selectFrom('events.event').selectAll();
    const row = await events.where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('event-not-found', 'Event not found.');
    return eventView(row);
  }
}
