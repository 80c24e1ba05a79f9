import { Injectable } from '@nestjs/common';
import { deleteOldRows } from '../database/delete-old-rows.js';
import { ReadDatabase } from '../database/read-database.js';
import { Ticks, type Ticking } from '../timing/timers.js';

/** Deletes the heartbeats of processes that have been silent for a day. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteSilentWorkers implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await deleteOldRows(this.database.tables(), { name: 'platform.worker', key: 'id', age: 'beat_at' }, 1);
  }
}
