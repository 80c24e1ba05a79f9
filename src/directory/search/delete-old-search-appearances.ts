import { Injectable } from '@nestjs/common';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';

/** Long enough to compare a month with the same month of the year before. */
const keepDays = 400;

/** Deletes search appearances (a row per webstore and day) that are older than any statistic shows. */
@Injectable()
@Ticks({ worker: 'relay', every: 3_600_000 })
export class DeleteOldSearchAppearances implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    const table = { name: 'directory.search_appearance', key: 'ctid', age: 'day' };
    await deleteOldRows(this.database.tables(), table, keepDays);
  }
}
