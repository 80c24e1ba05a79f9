import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EventLocation, EventType } from '#contracts/events/event.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { EventsTables } from '../events.tables.js';

/** An event as the people see it who are asked to work for it. */
export interface KnownEvent {
  readonly id: string;
  /** The user who plans it. */
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly eventType: EventType | null;
  /** yyyy-MM-dd */
  readonly eventDate: string | null;
  readonly locations: readonly EventLocation[];
}

/** Reads of events for higher contexts, by lists of ids. Results omit unknown ids. */
@Injectable()
export class EventsFacade {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns event id -> event. One statement. */
  async events(ids: readonly string[]): Promise<ReadonlyMap<string, KnownEvent>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .tables<EventsTables>()
      .selectFrom('events.event')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select(['id', 'user_id', 'answers'])
      .execute();
    return new Map(
      rows.map(({ id, user_id: userId, answers }) => {
        const { firstName, lastName, eventType, eventDate, eventLocations: locations } = answers;
        return [id, { id, userId, firstName, lastName, eventType, eventDate: eventDate.eventDate, locations }];
      }),
    );
  }
}
