import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { QueuePause } from '#contracts/shared/queue-state.js';
import { ReadDatabase } from '../database/read-database.js';
import { iso } from '../deliveries/delivery-columns.js';
import type { Intervention } from '../deliveries/intervention.js';
import type { QueueName } from '../routing/routing-table.js';

/** Channel of the notifications that a queue was paused or resumed. */
export const pauseChannel = 'platform_queue_pause';

/**
 * Queues that an operator has paused. They are stored in PostgreSQL, so that a loss of Redis does not resume them.
 * Workers and relay stop within seconds; jobs in flight are finished.
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

  /** Pauses a queue in the caller's transaction. Returns false if it was paused already. */
  async pause(em: EntityManager, queue: QueueName, { by, why }: Intervention): Promise<boolean> {
    const { rows } = await sql`
      insert into platform.queue_pause (queue, paused_at, paused_by, reason)
      values (${queue}, clock_timestamp(), ${by}, ${why.slice(0, 500)})
      on conflict do nothing returning queue`.execute(databaseOf(em));
    if (rows.length > 0) await notify(em);
    return rows.length > 0;
  }

  /** Resumes a queue in the caller's transaction. Returns false if it was not paused. */
  async resume(em: EntityManager, queue: QueueName): Promise<boolean> {
    const { rows } = await sql`
      delete from platform.queue_pause where queue = ${queue} returning queue`.execute(databaseOf(em));
    if (rows.length > 0) await notify(em);
    return rows.length > 0;
  }
}

/** Notifies the workers and the relay, which skips the deliveries of paused queues. */
async function notify(em: EntityManager): Promise<void> {
  await sql`select pg_notify(${pauseChannel}, ''), pg_notify('platform_delivery', '')`.execute(databaseOf(em));
}

const databaseOf = (em: EntityManager) => em.getKysely() as unknown as Kysely<unknown>;
