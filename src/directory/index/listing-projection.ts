import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { NeedsNewerWorker } from '#src/platform/processing/needs-newer-worker.js';
import { WebstoreFacade, type ListedWebstore } from '#src/webstore/public/webstore-facade.js';
import type { DirectoryTables } from '../directory.tables.js';
import { documentShape, listingDocument, type ListingDocument } from './listing-document.js';

interface LockedRow {
  webstore_id: string;
  published_version: number;
  version: string;
  hash: string;
  shape: number;
}

interface ProjectedRow {
  webstore_id: string;
  published_version: number;
  version: string;
  document: ListingDocument | null;
  hash: string;
  changed: boolean;
}

/** Builds the current documents of webstores in the listing rows. */
@Injectable()
export class ListingProjection {
  constructor(
    private readonly webstores: WebstoreFacade,
    private readonly database: ReadDatabase,
  ) {}

  /**
   * Projects webstores in the given transaction. The rows are locked first, in id order, and only then are the facts
   * read: facts read before the lock could be older than what another process has written under it. A document of a
   * newer shape stays: during an upgrade an older worker must not undo what a newer one has made.
   * @returns webstores whose document could not be made, with the reason; the others are done
   */
  async project(em: EntityManager, webstoreIds: readonly string[]): Promise<ReadonlyMap<string, Error>> {
    const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
    const locked = await this.lockRows(tables, [...new Set(webstoreIds)].sort());
    const facts = await this.webstores.listedWebstores(locked.map((row) => row.webstore_id));
    const failed = new Map<string, Error>();
    const projected: ProjectedRow[] = [];
    for (const row of locked) {
      try {
        if (row.shape > documentShape) throw new NeedsNewerWorker('a newer version has made this document');
        projected.push(projectRow(row, facts.get(row.webstore_id)));
      } catch (error) {
        failed.set(row.webstore_id, error as Error);
      }
    }
    await writeRows(tables, projected);
    return failed;
  }

  /**
   * Returns listings whose document differs from what the current facts result in, or cannot be made. Locks and writes
   * nothing.
   */
  async unfit(webstoreIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', '=', sql<string>`any(${[...webstoreIds]}::uuid[])`)
      .select(['webstore_id', 'document'])
      .execute();
    const facts = await this.webstores.listedWebstores(webstoreIds);
    const today = new Date().toISOString().slice(0, 10);
    const unfit = rows.filter((row) => !fits(row.document, facts.get(row.webstore_id), today));
    return new Set(unfit.map((row) => row.webstore_id));
  }

  private async lockRows(tables: Kysely<DirectoryTables>, ids: readonly string[]): Promise<LockedRow[]> {
    await sql`
      insert into directory.listing
        (webstore_id, published_version, version, indexed_version, indexed_published_version, hash, shape, changed_at)
      select id, 0, 0, 0, 0, '', 0, clock_timestamp() from unnest(${[...ids]}::uuid[]) as id order by id
      on conflict (webstore_id) do nothing`.execute(tables);
    return tables
      .selectFrom('directory.listing')
      .where('webstore_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select(['webstore_id', 'published_version', 'version', 'hash', 'shape'])
      .orderBy('webstore_id')
      .forUpdate()
      .execute();
  }
}

/** Days that have passed since the projection are not a difference. The card's calendar follows from the other fields. */
function fits(document: ListingDocument | null, facts: ListedWebstore | undefined, today: string): boolean {
  const coming = (some: ListingDocument | null) =>
    hashOf(
      some && {
        ...some,
        card: { ...some.card, calendar: { taken: [], free: [] } },
        cardKey: '',
        unavailableDays: some.unavailableDays.filter((day) => day >= today),
        partialDays: some.partialDays.filter((day) => day >= today),
        freeDays: some.freeDays.filter((day) => day >= today),
      },
    );
  try {
    return coming(document) === coming(facts ? listingDocument(facts) : null);
  } catch {
    return false;
  }
}

function projectRow(row: LockedRow, facts: ListedWebstore | undefined): ProjectedRow {
  const document = facts ? listingDocument(facts) : null;
  const hash = hashOf(document);
  const changed = hash !== row.hash;
  return {
    webstore_id: row.webstore_id,
    published_version: facts?.publishedVersion ?? row.published_version,
    version: String(BigInt(row.version) + (changed ? 1n : 0n)),
    document,
    hash,
    changed,
  };
}

/**
 * A new document clears the engine's error about the old one. With an unchanged document that is indexed already, a
 * publish is live at once.
 */
async function writeRows(tables: Kysely<DirectoryTables>, rows: readonly ProjectedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update directory.listing as listing set
      published_version = projected.published_version,
      version = projected.version,
      document = projected.document,
      hash = projected.hash,
      shape = ${documentShape},
      index_error = case when projected.changed then null else listing.index_error end,
      changed_at = case when projected.changed then clock_timestamp() else listing.changed_at end,
      live_at = case
        when listing.indexed_version >= projected.version and projected.published_version > listing.indexed_published_version
        then clock_timestamp() else listing.live_at end,
      indexed_published_version = case
        when listing.indexed_version >= projected.version
        then greatest(listing.indexed_published_version, projected.published_version)
        else listing.indexed_published_version end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as projected
      (webstore_id uuid, published_version int, version bigint, document jsonb, hash text, changed boolean)
    where listing.webstore_id = projected.webstore_id`.execute(tables);
}

/** jsonb does not keep the order of keys, so the hash is calculated over sorted ones. */
function hashOf(document: ListingDocument | null): string {
  const sorted = JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
