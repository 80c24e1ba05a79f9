import { Injectable } from '@nestjs/common';
import { RetentionSettings } from '#src/platform/config/retention-settings.js';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';

/**
 * Deletes entries after the retention period of the audit log. The database refuses to delete any that are younger than
 * 30 days.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteOldSecurityEvents implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly settings: RetentionSettings,
  ) {}

  async tick(): Promise<void> {
    const table = { name: 'identity.security_event', key: 'id', age: 'at' };
    await deleteOldRows(this.database.tables(), table, this.settings.keepAuditDays);
  }
}
