import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { FindsOwnersOf, type OwnerLookup } from '#src/platform/http/owner-lookup.js';
import type { WebstoreTables } from './webstore.tables.js';

/** Returns the owner of a webstore: the user behind its vendor (ID-7). */
@Injectable()
@FindsOwnersOf('webstore')
export class WebstoreOwners implements OwnerLookup {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async ownerOf(id: string): Promise<string | undefined> {
    return (await this.ownersOf([id])).get(id);
  }

  /** Maps webstore ids to user ids; ids that do not exist are left out. */
  async ownersOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('id', 'in', [...ids])
      .select(['id', 'vendor_id'])
      .execute();
    const users = await this.identity.userIdsOfVendors(rows.map((row) => row.vendor_id));
    return new Map(
      rows.flatMap(({ id, vendor_id }) => {
        const userId = users.get(vendor_id);
        return userId ? [[id, userId] as const] : [];
      }),
    );
  }
}
