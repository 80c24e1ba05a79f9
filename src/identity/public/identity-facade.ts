import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { sql } from 'kysely';

interface Tables {
  'identity.vendor': { id: string; user_id: string };
}

/** What higher floors may ask identity, on lists of ids. Unknown ids are left out of the answers. */
@Injectable()
export class IdentityFacade {
  constructor(private readonly database: ReadDatabase) {}

  /** Vendor id -> id of the user whose business it is. */
  async userIdsOfVendors(vendorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.vendors().where('id', '=', anyOf(vendorIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [id, user_id]));
  }

  /** User id -> id of the user's business; those without one are left out. */
  async vendorIdOfUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.vendors().where('user_id', '=', anyOf(userIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [user_id, id]));
  }

  private vendors() {
    return this.database.tables<Tables>().selectFrom('identity.vendor').select(['id', 'user_id']);
  }
}

/** One parameter however long the list is. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
