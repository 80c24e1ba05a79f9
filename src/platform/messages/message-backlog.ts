import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../database/read-database.js';

/** The open messages of a consumer. Times are ISO 8601 in UTC. */
export interface Backlog {
  waiting: number;
  oldestWaitingAt: string | null;
  /** Dead letters. */
  failed: number;
  /** When the newest message of the external service arrived. */
  lastReceivedAt: string | null;
}

/** Returns how far the messages of an external service are processed. */
@Injectable()
export class MessageBacklog {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns the subjects, among these, that a consumer has an open message about; dead letters are not open. */
  async waitingAbout(consumer: string, subjectIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ subject: string }>`
      select distinct subject_id as subject
      from platform.delivery join platform.message on message.id = message_id
      where consumer = ${consumer} and done_at is null and failed_at is null
        and subject_id = any(${[...subjectIds]}::uuid[])`.execute(this.database.tables());
    return new Set(rows.map(({ subject }) => subject));
  }

  /** @param given.source the service, as in the inbox */
  async of({ consumer, source }: { consumer: string; source: string }): Promise<Backlog> {
    const { rows } = await sql<{ waiting: string; failed: string; oldest: Date | null; last: Date | null }>`
      select count(*) filter (where failed_at is null) as waiting,
        count(*) filter (where failed_at is not null) as failed,
        min(message.occurred_at) filter (where failed_at is null) as oldest,
        (select max(received_at) from platform.received_message where source = ${source}) as last
      from platform.delivery join platform.message on message.id = message_id
      where consumer = ${consumer} and done_at is null`.execute(this.database.tables());
    const [row] = rows;
    const iso = (time: Date | null | undefined) => (time ? new Date(time).toISOString() : null);
    return {
      waiting: Number(row?.waiting ?? 0),
      oldestWaitingAt: iso(row?.oldest),
      failed: Number(row?.failed ?? 0),
      lastReceivedAt: iso(row?.last),
    };
  }
}
