import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { WebstoreFacade } from '#src/webstore/public/webstore-facade.js';
import type { DirectoryTables } from '../../directory.tables.js';
import type { ComparedPage } from './listing-comparison.js';

const pageSize = 1_000;
/** Milliseconds within which a newly published webstore gets its listing. */
const secondLook = 3_000;

/** Finds published webstores that have no listing. */
@Injectable()
export class UnlistedWebstores {
  constructor(
    private readonly database: ReadDatabase,
    private readonly webstores: WebstoreFacade,
  ) {}

  async page(after: string | undefined, signal: AbortSignal): Promise<ComparedPage> {
    const ids = await this.webstores.publishedIdsAfter(after, pageSize);
    let unlisted = await this.withoutListing(ids);
    if (unlisted.length > 0) {
      await sleep(secondLook, undefined, { signal });
      unlisted = await this.withoutListing(unlisted);
    }
    const missing = { difference: 'missing', hasRow: false, engineVersion: undefined } as const;
    const differences = unlisted.map((webstoreId) => ({ webstoreId, ...missing }));
    return { looked: ids.length, differences, next: ids.length === pageSize ? ids.at(-1) : undefined };
  }

  /** Returns the ids of webstores that have no listing, in the given order. */
  async withoutListing(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select('webstore_id')
      .execute();
    const listed = new Set(rows.map((row) => row.webstore_id));
    return ids.filter((id) => !listed.has(id));
  }
}
