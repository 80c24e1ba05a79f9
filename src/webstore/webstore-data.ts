import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import type { WebstoreTables } from './webstore.tables.js';

/** Tables with data of a webstore. */
const parts = ['image', 'image_upload', 'availability', 'rating', 'entitlement', 'web_address'] as const;

/** Everything that webstore stores about a person: the rows of the pages of their business. */
@Injectable()
@HoldsPersonalData('webstore')
export class WebstoreData implements PersonalDataSource {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const vendorIds = [...(await this.identity.vendorIdOfUsers([userId])).values()];
    const tables = this.database.tables<WebstoreTables>();
    const webstore = await tables
      .selectFrom('webstore.webstore')
      .where('vendor_id', '=', sql<string>`any(${vendorIds}::uuid[])`)
      .selectAll()
      .orderBy('id')
      .execute();
    const vendorPlan = await tables
      .selectFrom('webstore.vendor_plan')
      .where('vendor_id', '=', sql<string>`any(${vendorIds}::uuid[])`)
      .selectAll()
      .execute();
    const data: Record<string, unknown> = { webstore, vendor_plan: vendorPlan };
    const ids = webstore.map(({ id }) => id);
    for (const part of parts) {
      data[part] = await tables
        .selectFrom(`webstore.${part}`)
        .where('webstore_id', '=', sql<string>`any(${ids}::uuid[])`)
        .selectAll()
        .execute();
    }
    return data;
  }
}
