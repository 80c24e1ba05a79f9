import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../database/read-database.js';

/** Time from recording to completion in milliseconds; null if no message was done. */
export interface Delay {
  readonly median: number | null;
  readonly p99: number | null;
}

/**
 * Measures the rate of messages, and the time until a consumer is done with them. `from` is inclusive, `to` exclusive.
 */
@Injectable()
export class MessagePace {
  constructor(private readonly database: ReadDatabase) {}

  /** Counts the messages of a type that were recorded. */
  async recorded(type: string, from: Date, to: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from platform.message
      where type = ${type} and occurred_at >= ${from.toISOString()}::timestamptz
        and occurred_at < ${to.toISOString()}::timestamptz`.execute(this.database.tables());
    return rows[0]?.count ?? 0;
  }

  /** Measures the time from recording to completion, for deliveries that a consumer completed in this period. */
  async delay(type: string, consumer: string, from: Date, to: Date): Promise<Delay> {
    const { rows } = await sql<Delay>`
      select percentile_cont(0.5) within group (order by took) as median,
        percentile_cont(0.99) within group (order by took) as p99
      from (
        select (extract(epoch from done_at - message.occurred_at) * 1000)::float as took
        from platform.delivery join platform.message on message.id = delivery.message_id
        where consumer = ${consumer} and done_at >= ${from.toISOString()}::timestamptz
          and done_at < ${to.toISOString()}::timestamptz and message.type = ${type}
      ) as done`.execute(this.database.tables());
    return rows[0] ?? { median: null, p99: null };
  }
}
