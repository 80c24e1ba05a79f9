import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { presetCities } from '#contracts/shared/preset-cities.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import type { DirectoryTables } from '../directory.tables.js';

/** Number of webstores on one page of the site map; search engines accept 50,000 at most. */
export const webstoresPerPage = 10_000;

export interface SiteMapEntry {
  path: string;
  /** Day of the latest change, if it is known. */
  changed?: string;
}

/** Pages of the site map: the first lists the directory by place and category and the documents, the others the published webstores. */
@Injectable()
export class SiteMapPages {
  constructor(private readonly database: ReadDatabase) {}

  async count(): Promise<number> {
    const { webstores } = await this.listed()
      .select(({ fn }) => fn.countAll<string>().as('webstores'))
      .executeTakeFirstOrThrow();
    return 1 + Math.ceil(Number(webstores) / webstoresPerPage);
  }

  /** @param page from 1; undefined when there is no such page */
  async page(page: number): Promise<SiteMapEntry[] | undefined> {
    if (page === 1) return directoryEntries();
    const rows = await this.listed()
      .select([
        sql<string>`document -> 'card' ->> 'url'`.as('url'),
        sql<string>`to_char(changed_at at time zone 'utc', 'YYYY-MM-DD')`.as('changed'),
      ])
      .orderBy('webstore_id')
      .limit(webstoresPerPage)
      .offset((page - 2) * webstoresPerPage)
      .execute();
    return rows.length === 0 ? undefined : rows.map(({ url, changed }) => ({ path: `/${url}`, changed }));
  }

  private listed() {
    return this.database.tables<DirectoryTables>().selectFrom('directory.listing').where('document', 'is not', null);
  }
}

function directoryEntries(): SiteMapEntry[] {
  const categories = activeCategories().map(({ externalId }) => externalId);
  const places = presetCities.map(placeSlug);
  return [
    pagePaths.landing,
    pagePaths.vendors,
    pagePaths.nationalVendors,
    pagePaths.vendorCategories,
    pagePaths.contact,
    pagePaths.privacy,
    pagePaths.terms,
    pagePaths.vendorAgreement,
    ...categories.flatMap((category) => places.map((place) => `${pagePaths.vendors}/${place}/${category}`)),
    ...categories.map((category) => `${pagePaths.nationalVendors}/${category}`),
  ].map((path) => ({ path }));
}
