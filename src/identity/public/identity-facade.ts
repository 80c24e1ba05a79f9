import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { sql } from 'kysely';

interface Tables {
  'identity.vendor': { id: string; user_id: string };
  'identity.user': { id: string; email: string };
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

  /** User id -> e-mail address, to show operators who did something. */
  async emailsOfUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', anyOf(userIds))
      .select(['id', 'email'])
      .execute();
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  private vendors() {
    return this.database.tables<Tables>().selectFrom('identity.vendor').select(['id', 'user_id']);
  }
}

/** One parameter however long the list is. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
