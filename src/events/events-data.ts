import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import type { EventsTables } from './events.tables.js';

/** Everything that events holds about a person: what they have said about their celebration. */
@Injectable()
@HoldsPersonalData('events')
export class EventsData implements PersonalDataSource {
  constructor(private readonly database: ReadDatabase) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const events = this.database.tables<EventsTables>().selectFrom('events.event');
    return { event: await events.where('user_id', '=', userId).selectAll().execute() };
  }
}
