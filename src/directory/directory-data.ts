import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';

interface Tables {
  'directory.listing': { webstore_id: string };
  'directory.search_appearance': { webstore_id: string; day: string };
}

/** Upper limit above any real number of rows. */
const allWebstores = 10_000;

/** Everything that the directory stores about a person: how their pages are listed, and how often they were found. */
@Injectable()
@HoldsPersonalData('directory')
export class DirectoryData implements PersonalDataSource {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
    private readonly webstores: WebstoreRegistry,
  ) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const vendorId = (await this.identity.vendorIdOfUsers([userId])).get(userId);
    const ids = vendorId === undefined ? [] : await this.webstores.idsOfVendor(vendorId, allWebstores);
    const tables = this.database.tables<Tables>();
    const theirs = sql<string>`any(${ids}::uuid[])`;
    return {
      listing: await tables.selectFrom('directory.listing').where('webstore_id', '=', theirs).selectAll().execute(),
      search_appearance: await tables
        .selectFrom('directory.search_appearance')
        .where('webstore_id', '=', theirs)
        .selectAll()
        .orderBy('day')
        .execute(),
    };
  }
}
