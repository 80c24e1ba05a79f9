import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import type { MessagingTables } from '../messaging.tables.js';
import { attachmentFolder, attachmentUploadFolder } from './domain/attachment.js';

/** Milliseconds after which a file that was not sent is deleted. */
const keptFor = 86_400_000;
/** Objects looked at in one tick. */
const atOnce = 500;

/**
 * Deletes uploads whose message was never sent, and files of conversations that both sides have left, a day after the
 * upload.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 3_600_000 })
export class SweepAttachments implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async tick(): Promise<void> {
    const before = new Date(Date.now() - keptFor);
    const tables = this.database.tables<MessagingTables>();
    await sql`delete from messaging.attachment
      where sent_at is null and created_at < ${before.toISOString()}::timestamptz`.execute(tables);
    const uploads: { key: string }[] = [];
    for await (const { key, storedAt } of this.storage.list(attachmentUploadFolder)) {
      if (storedAt < before) uploads.push({ key });
      if (uploads.length === atOnce) break;
    }
    await this.delete(uploads);
    let keys: string[] = [];
    for await (const { key, storedAt } of this.storage.list(attachmentFolder)) {
      if (storedAt < before) keys.push(key);
      if (keys.length < atOnce) continue;
      await this.deleteUnknown(keys);
      keys = [];
    }
    await this.deleteUnknown(keys);
  }

  private async deleteUnknown(keys: readonly string[]): Promise<void> {
    const idOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
    const { rows } = await sql<{ id: string }>`
      select id from messaging.attachment where id = any(${keys.map(idOf)}::uuid[])`.execute(this.database.tables());
    const known = new Set(rows.map(({ id }) => id));
    const unknown = keys.filter((key) => !known.has(idOf(key))).map((key) => ({ key }));
    await this.delete(unknown);
  }

  private async delete(files: readonly { key: string }[]): Promise<void> {
    await forEachItem(
      files,
      ({ key }) => `attachment ${key}`,
      ({ key }) => this.storage.delete(key),
    );
  }
}
