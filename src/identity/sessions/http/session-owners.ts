import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { FindsOwnersOf, type OwnerLookup } from '#src/platform/http/owner-lookup.js';

interface Tables {
  'identity.session': { id: string; user_id: string };
}

@Injectable()
@FindsOwnersOf('session')
export class SessionOwners implements OwnerLookup {
  constructor(private readonly database: ReadDatabase) {}

  async ownerOf(sessionId: string): Promise<string | undefined> {
    const sessions = this.database.tables<Tables>().selectFrom('identity.session').select('user_id');
    return (await sessions.where('id', '=', sessionId).executeTakeFirst())?.user_id;
  }
}
