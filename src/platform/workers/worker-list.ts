import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';
import { ReadDatabase } from '../database/read-database.js';
import { iso } from '../deliveries/delivery-columns.js';

/**
 * Seconds without a heartbeat after which a process counts as silent: several intervals plus the longest wait for a
 * lock.
 */
const silentAfter = 15;

/** Lists the processes of this installation from their heartbeats in PostgreSQL. */
@Injectable()
export class WorkerList {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * Returns alive processes by program and start time, then silent ones, the latest first; silent ones are listed for a
   * day.
   */
  async all(): Promise<WorkerRecord[]> {
    const { rows } = await sql<WorkerRecord>`
      select id, program, workers, queues, waiting_for as "waitingFor",
        waiting_by_queue as "waitingByQueue", version, host, pid,
        ${iso(sql`started_at`)} as "startedAt", ${iso(sql`beat_at`)} as "beatAt", event_loop_delay as "eventLoopDelay",
        case when beat_at > now() - make_interval(secs => ${silentAfter}) then 'alive' else 'silent' end as presence
      from platform.worker
      order by presence, case when beat_at <= now() - make_interval(secs => ${silentAfter}) then beat_at end desc,
        program, started_at, id limit 200`.execute(this.database.tables());
    return rows;
  }
}
