import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** Name, address and versions of a webstore. */
export interface RegisteredWebstore {
  readonly id: string;
  readonly vendorId: string;
  readonly name: string;
  /** Web address; null while it has none. */
  readonly url: string | null;
  /** Incremented with every saved change. */
  readonly draftVersion: number;
  readonly isPublished: boolean;
  readonly publishedVersion: number;
  readonly publishedAt: Date | null;
}

/** Looks up single webstores for contexts on higher floors. */
@Injectable()
export class WebstoreRegistry {
  constructor(private readonly database: ReadDatabase) {}

  /** By id; unknown ids are left out. One statement. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, RegisteredWebstore>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select(['id', 'vendor_id', 'draft', 'version', 'published_version', 'published_at'])
      .select((row) => row('published', 'is not', null).as('is_published'))
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          vendorId: row.vendor_id,
          name: row.draft.name ?? '',
          url: row.draft.url || null,
          draftVersion: row.version,
          isPublished: Boolean(row.is_published),
          publishedVersion: row.published_version,
          publishedAt: row.published_at === null ? null : new Date(row.published_at),
        },
      ]),
    );
  }

  /** Maps vendor ids to their number of webstores; vendors without one are left out. One statement. */
  async countsOfVendors(vendorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('vendor_id', '=', sql<string>`any(${[...vendorIds]}::uuid[])`)
      .groupBy('vendor_id')
      .select((row) => ['vendor_id', row.fn.countAll<string>().as('count')])
      .execute();
    return new Map(rows.map(({ vendor_id, count }) => [vendor_id, Number(count)]));
  }

  /** @param url a web address in lower case, of a draft or of the site */
  async idAtAddress(url: string): Promise<string | undefined> {
    const row = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.web_address')
      .where('url', '=', url)
      .select('webstore_id')
      .executeTakeFirst();
    return row?.webstore_id;
  }

  /** Maps webstores that exist to the version of billing's decision about their plan; 0 before the first. One statement. */
  async entitlementVersions(webstoreIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore as webstore')
      .leftJoin('webstore.entitlement as entitlement', 'entitlement.webstore_id', 'webstore.id')
      .where('webstore.id', '=', sql<string>`any(${[...webstoreIds]}::uuid[])`)
      .select(['webstore.id', 'entitlement.version'])
      .execute();
    return new Map(rows.map(({ id, version }) => [id, version ?? 0]));
  }

  /** Maps vendors to the version of billing's decision about their pages; vendors without one are left out. One statement. */
  async planStateVersions(vendorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.vendor_plan')
      .where('vendor_id', '=', sql<string>`any(${[...vendorIds]}::uuid[])`)
      .select(['vendor_id', 'version'])
      .execute();
    return new Map(rows.map(({ vendor_id, version }) => [vendor_id, version]));
  }

  /** Ids of a vendor's webstores, the oldest first, `limit` at most. */
  async idsOfVendor(vendorId: string, limit: number): Promise<string[]> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('vendor_id', '=', vendorId)
      .orderBy('id')
      .limit(limit)
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  }
}
