import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { FindsOwnersOf, type OwnerLookup } from '#src/platform/http/owner-lookup.js';

interface Tables {
  'identity.user': { id: string };
}

/** A user is their own owner. */
@Injectable()
@FindsOwnersOf('user')
export class UserOwners implements OwnerLookup {
  constructor(private readonly database: ReadDatabase) {}

  async ownerOf(userId: string): Promise<string | undefined> {
    const users = this.database.tables<Tables>().selectFrom('identity.user').select('id');
    return (await users.where('id', '=', userId).executeTakeFirst())?.id;
  }
}
