import { Injectable } from '@nestjs/common';
import { RetentionSettings } from '#src/platform/config/retention-settings.js';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';

/** Days for which the values of the sparklines are kept; the sparklines show one hour. */
const keepMinutesDays = 1;

/** Deletes audit entries, re-drive runs, faults and metrics after their retention time. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteOldRecords implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly settings: RetentionSettings,
  ) {}

  async tick(): Promise<void> {
    const { keepAuditDays } = this.settings;
    const tables = [
      { name: 'operations.audit', key: 'id', age: 'at', keepDays: keepAuditDays },
      { name: 'operations.redrive_run', key: 'id', age: 'ended_at', keepDays: keepAuditDays },
      { name: 'operations.fault', key: 'id', age: 'ended_at', keepDays: keepAuditDays },
      { name: 'operations.minute', key: 'ctid', age: 'at', keepDays: keepMinutesDays },
    ];
    await forEachItem(
      tables,
      ({ name }) => name,
      ({ keepDays, ...table }) => deleteOldRows(this.database.tables(), table, keepDays),
    );
  }
}
