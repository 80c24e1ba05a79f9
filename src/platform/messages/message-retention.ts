import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../config/config.js';
import { ReadDatabase } from '../database/read-database.js';
import { Ticks, type Ticking } from './timers.js';

/** Messages deleted in one statement, so that none holds locks for long. */
const chunk = 1_000;

/**
 * Deletes old messages whose deliveries are all done, or were discarded long enough ago. Failed ones stay until an
 * operator discards them.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 60_000 })
export class MessageRetention implements Ticking {
  private readonly logger = new Logger(MessageRetention.name);

  constructor(
    private readonly database: ReadDatabase,
    private readonly config: Config,
  ) {}

  async tick(): Promise<void> {
    let deleted = 0;
    for (let last = chunk; last === chunk; deleted += last) last = await this.deleteChunk();
    if (deleted > 0) this.logger.log(`deleted ${deleted} messages older than ${this.config.keepDoneDays} days`);
  }

  private async deleteChunk(): Promise<number> {
    const { keepDoneDays, keepDiscardedDays } = this.config;
    const { rows } = await sql<{ count: string }>`
      with old as (
        select id from platform.message
        where occurred_at < now() - make_interval(days => ${keepDoneDays})
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
