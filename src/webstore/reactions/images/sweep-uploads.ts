import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { quarantineFolder } from '../../domain/images/image-upload.js';
import type { WebstoreTables } from '../../webstore.tables.js';

/** Milliseconds after which unconfirmed uploads are deleted. */
const keptFor = 86_400_000;
/** Number of objects looked at together. */
const atOnce = 500;

interface OldUpload {
  readonly key: string;
  readonly imageId: string;
}

/** Deletes uploads that were not confirmed within a day. Those that wait for their check stay. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class SweepUploads implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async tick(): Promise<void> {
    const before = new Date(Date.now() - keptFor);
    const tables = this.database.tables<WebstoreTables>();
    await sql`delete from webstore.image_upload where created_at < ${before.toISOString()}::timestamptz`.execute(
      tables,
    );
    let old: OldUpload[] = [];
    for await (const { key, storedAt } of this.storage.list(quarantineFolder)) {
      if (storedAt < before) old.push({ key, imageId: key.slice(key.lastIndexOf('/') + 1) });
      if (old.length < atOnce) continue;
      await this.deleteExpired(old);
      old = [];
    }
    await this.deleteExpired(old);
  }

  private async deleteExpired(old: readonly OldUpload[]): Promise<void> {
    const waiting = await this.unchecked(old.map(({ imageId }) => imageId));
    const expired = old.filter(({ imageId }) => !waiting.has(imageId));
    await forEachItem(
      expired,
      ({ key }) => `upload ${key}`,
      ({ key }) => this.storage.delete(key),
    );
  }

  private async unchecked(imageIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.image')
      .where('id', '=', sql<string>`any(${[...imageIds]}::uuid[])`)
      .where('validation_result', 'is', null)
      .select('id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  }
}
