import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { QueuePause } from '#contracts/shared/queue-state.js';
import { ReadDatabase } from '../database/read-database.js';
import { iso } from '../messages/delivery-columns.js';
import type { Intervention } from '../messages/intervention.js';
import type { QueueName } from '../messages/routing-table.js';

/** Told when a queue is paused or resumed. */
export const pauseChannel = 'platform_queue_pause';

/**
 * Queues that an operator has paused. Kept in PostgreSQL, so that an emptied Redis does not let them run; workers and
 * relay obey within seconds, jobs in flight are finished.
 */
@Injectable()
export class QueuePauses {
  constructor(private readonly database: ReadDatabase) {}

  async all(): Promise<ReadonlyMap<QueueName, QueuePause>> {
    const { rows } = await sql<QueuePause & { queue: QueueName }>`
      select queue, ${iso(sql`paused_at`)} as since, paused_by as by, reason as why from platform.queue_pause
      `.execute(this.database.tables());
    return new Map(rows.map(({ queue, ...pause }) => [queue, pause]));
  }

  /** In the caller's transaction; answers whether it was running before. */
  async pause(em: EntityManager, queue: QueueName, { by, why }: Intervention): Promise<boolean> {
    const { rows } = await sql`
      insert into platform.queue_pause (queue, paused_at, paused_by, reason)
      values (${queue}, clock_timestamp(), ${by}, ${why.slice(0, 500)})
      on conflict do nothing returning queue`.execute(databaseOf(em));
    if (rows.length > 0) await tell(em);
    return rows.length > 0;
  }

  /** In the caller's transaction; answers whether it was paused before. */
  async resume(em: EntityManager, queue: QueueName): Promise<boolean> {
    const { rows } = await sql`
      delete from platform.queue_pause where queue = ${queue} returning queue`.execute(databaseOf(em));
    if (rows.length > 0) await tell(em);
    return rows.length > 0;
  }
}

/** The relay is woken as well: it left the queue's deliveries alone. */
async function tell(em: EntityManager): Promise<void> {
  await sql`select pg_notify(${pauseChannel}, ''), pg_notify('platform_delivery', '')`.execute(databaseOf(em));
}

const databaseOf = (em: EntityManager) => em.getKysely() as unknown as Kysely<unknown>;
