import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { DirectoryTables } from '../directory.tables.js';
import { EngineDocuments } from './engine-documents.js';

/** Number of listings compared at a time: 100,000 take half an hour. */
const pageSize = 500;
/** Seconds in which a change may not have been indexed yet. */
const onItsWay = 8;

/**
 * Compares the versions of the listings with those of the index, a page at a time: a database that was restored or
 * failed over without its last commits has as many documents as before, but different ones.
 */
@Injectable()
export class VersionScan {
  private after = '00000000-0000-0000-0000-000000000000';

  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: EngineDocuments,
  ) {}

  /** Counts the listings of the next page that the index has under another version, or not at all. */
  async differing(): Promise<number> {
    const rows = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', '>', this.after)
      .where('document', 'is not', null)
      .whereRef('version', '<=', 'indexed_version')
      .where('changed_at', '<', sql<string>`now() - make_interval(secs => ${onItsWay})`)
      .select(['webstore_id', 'version'])
      .orderBy('webstore_id')
      .limit(pageSize)
      .execute();
    const versions = await this.documents.versions(rows.map((row) => row.webstore_id));
    this.after = rows.length === pageSize ? (rows.at(-1)?.webstore_id ?? '') : '00000000-0000-0000-0000-000000000000';
    return rows.filter((row) => versions.get(row.webstore_id) !== Number(row.version)).length;
  }
}
