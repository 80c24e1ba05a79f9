import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { exportKey } from './export-file.js';

/** Exports per tick. */
const batchSize = 500;

/** Deletes expired exports, each file before its row. An export that no worker has created within a day has failed. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteExpiredExports implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async tick(): Promise<void> {
    const database = this.database.tables();
    await sql`
      update identity.data_export set failed_at = now()
      where ready_until is null and failed_at is null and requested_at < now() - interval '1 day'`.execute(database);
    const { rows } = await sql<{ id: string; user_id: string }>`
      select id, user_id from identity.data_export
      where ready_until <= now() or failed_at < now() - interval '1 day' limit ${batchSize}`.execute(database);
    await forEachItem(
      rows,
      ({ id }) => `copy ${id}`,
      async ({ id, user_id }) => {
        await this.storage.delete(exportKey(user_id, id));
        await sql`delete from identity.data_export where id = ${id}`.execute(database);
      },
    );
  }
}
