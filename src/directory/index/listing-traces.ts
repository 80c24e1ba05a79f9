import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { DirectoryTables } from '../directory.tables.js';
import { stateTimeout } from './index-state-reader.js';
import { ListingIndex } from './listing-index.js';

/** The progress of a listing: each step with the version that it has reached. */
export interface ListingTrace {
  webstoreId: string;
  /** The webstore's published version that the document was made from; 0 when there never was one. */
  publishedVersion: number;
  version: number;
  indexedVersion: number;
  indexedPublishedVersion: number;
  changedAt: Date;
  indexedAt: Date | null;
  /** Why the engine refused this version. */
  indexError: string | null;
  /** False: must not be found. */
  hasDocument: boolean;
  /** The engine's own version; null when it does not have the document, or does not respond. */
  engineVersion: number | null;
  engineAnswers: boolean;
}

@Injectable()
export class ListingTraces {
  constructor(
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
  ) {}

  async read(webstoreId: string): Promise<ListingTrace | undefined> {
    const [row, engine] = await Promise.all([this.row(webstoreId), this.engineVersion(webstoreId)]);
    if (!row) return undefined;
    return {
      webstoreId,
      publishedVersion: row.published_version,
      version: Number(row.version),
      indexedVersion: Number(row.indexed_version),
      indexedPublishedVersion: row.indexed_published_version,
      changedAt: new Date(row.changed_at),
      indexedAt: row.indexed_at === null ? null : new Date(row.indexed_at),
      indexError: row.index_error,
      hasDocument: Boolean(row.has_document),
      ...engine,
    };
  }

  private row(webstoreId: string) {
    return this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', '=', webstoreId)
      .select(['published_version', 'version', 'indexed_version', 'indexed_published_version'])
      .select(['changed_at', 'indexed_at', 'index_error'])
      .select((row) => row('document', 'is not', null).as('has_document'))
      .executeTakeFirst();
  }

  private async engineVersion(id: string): Promise<Pick<ListingTrace, 'engineVersion' | 'engineAnswers'>> {
    const wanted = { index: this.index.alias, id, _source: false };
    try {
      const found = await this.engine.client.get(wanted, { ignore: [404], requestTimeout: stateTimeout });
      return { engineVersion: found._version ?? null, engineAnswers: true };
    } catch {
      return { engineVersion: null, engineAnswers: false };
    }
  }
}
