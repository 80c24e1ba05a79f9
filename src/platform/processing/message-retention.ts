import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { RetentionSettings } from '../config/retention-settings.js';
import { ReadDatabase } from '../database/read-database.js';
import { forEachItem } from '../timing/for-each-item.js';
import { RoutingTable } from '../routing/routing-table.js';
import { Ticks, type Ticking } from '../timing/timers.js';

/** Messages per delete statement, so that none holds locks for long. */
const chunk = 1_000;

/**
 * Deletes old messages whose deliveries are all done, or were discarded long enough ago; each type has its own
 * retention time. Failed ones stay until an operator discards them.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 60_000 })
export class MessageRetention implements Ticking {
  private readonly logger = new Logger(MessageRetention.name);

  constructor(
    private readonly database: ReadDatabase,
    private readonly settings: RetentionSettings,
    private readonly routes: RoutingTable,
  ) {}

  async tick(): Promise<void> {
    await forEachItem(
      await this.types(),
      (type) => type,
      async (type) => {
        const days = this.routes.keepDoneDays(type) ?? this.settings.keepDoneDays;
        let deleted = 0;
        for (let last = chunk; last === chunk; deleted += last) last = await this.deleteChunk(type, days);
        if (deleted > 0) this.logger.log(`deleted ${deleted} messages ${type} older than ${days} days`);
      },
    );
  }

  /** Returns the types of all stored messages, including types without a route; each takes one lookup in the index. */
  private async types(): Promise<string[]> {
    const { rows } = await sql<{ type: string }>`
      with recursive kind (type) as (
        (select type from platform.message order by type limit 1)
        union all
        select (select message.type from platform.message where message.type > kind.type order by message.type limit 1)
        from kind where kind.type is not null
      ) select type from kind where type is not null`.execute(this.database.tables());
    return rows.map(({ type }) => type);
  }

  private async deleteChunk(type: string, days: number): Promise<number> {
    const { keepDiscardedDays } = this.settings;
    const { rows } = await sql<{ count: string }>`
      with old as (
        select id from platform.message
        where type = ${type} and occurred_at < now() - make_interval(days => ${days})
          and not exists (
            select from platform.delivery where message_id = message.id and done_at is null
              and (discarded_at is null or discarded_at > now() - make_interval(days => ${keepDiscardedDays}))
          )
        limit ${chunk} for update skip locked
      ), deliveries as (
        delete from platform.delivery where message_id in (select id from old)
      ), messages as (
        delete from platform.message where id in (select id from old) returning 1
      )
      select count(*) from messages`.execute(this.database.tables());
    return Number(rows[0]?.count ?? 0);
  }
}
