import { Injectable } from '@nestjs/common';
import { RetentionSettings } from '#src/platform/config/retention-settings.js';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';

/** Runs are kept as long as the audit log. */
@Injectable()
@Ticks({ worker: 'relay', every: 3_600_000 })
export class DeleteOldIndexRuns implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly settings: RetentionSettings,
  ) {}

  async tick(): Promise<void> {
    const runs = { name: 'directory.index_run', key: 'id', age: 'started_at' };
    await deleteOldRows(this.database.tables(), runs, this.settings.keepAuditDays);
  }
}
