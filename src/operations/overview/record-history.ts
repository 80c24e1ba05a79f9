import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WebstorePublished } from '#contracts/webstore/webstore.messages.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { MessagePace } from '#src/platform/messages/message-pace.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import type { OperationsTables } from '../rows/operations.tables.js';
import { OverviewReader } from './overview-reader.js';
import { indexingConsumer } from './pipeline-gauges.js';
import { minuteOf } from './series.js';

const minute = 60_000;

/**
 * Reads the overview even if nobody watches it, so that faults begin at the right time and the sparklines have no gaps.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 5_000 })
export class RecordHistory implements Ticking {
  private currentMinute = minuteOf(Date.now());
  private highestDrift = 0;

  constructor(
    private readonly reader: OverviewReader,
    private readonly pace: MessagePace,
    private readonly database: ReadDatabase,
  ) {}

  async tick(time = Date.now()): Promise<void> {
    const { drift } = await this.reader.read();
    const now = minuteOf(time);
    if (now > this.currentMinute) await this.writeMinute(now - minute);
    this.currentMinute = now;
    this.highestDrift = Math.max(this.highestDrift, drift.count ?? 0);
  }

  /** Several relays may write the same minute: for each metric, the highest value counts. */
  private async writeMinute(begin: number): Promise<void> {
    const [from, to] = [new Date(begin), new Date(begin + minute)];
    const [published, delay] = await Promise.all([
      this.pace.recorded(WebstorePublished.type, from, to),
      this.pace.delay(WebstorePublished.type, indexingConsumer, from, to),
    ]);
    const values = { published, 'live-after': delay.median ?? 0, drift: this.highestDrift };
    this.highestDrift = 0;
    await this.database
      .tables<OperationsTables>()
      .insertInto('operations.minute')
      .values(Object.entries(values).map(([measure, value]) => ({ measure, at: from.toISOString(), value })))
      .onConflict((same) =>
        same.columns(['measure', 'at']).doUpdateSet({ value: sql`greatest(operations.minute.value, excluded.value)` }),
      )
      .execute();
  }
}
