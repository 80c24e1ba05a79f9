import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { FindsOwnersOf, type OwnerLookup } from '#src/platform/http/owner-lookup.js';

interface Tables {
  'identity.vendor': { id: string; user_id: string };
}

@Injectable()
@FindsOwnersOf('vendor')
export class VendorOwners implements OwnerLookup {
  constructor(private readonly database: ReadDatabase) {}

  async ownerOf(vendorId: string): Promise<string | undefined> {
    const vendors = this.database.tables<Tables>().selectFrom('identity.vendor').select('user_id');
    return (await vendors.where('id', '=', vendorId).executeTakeFirst())?.user_id;
  }
}
