import { Injectable } from '@nestjs/common';
import type { BusinessRemovalView } from '#contracts/identity/account.views.js';
import type { AdminVendorView } from '#contracts/identity/admin-users.views.js';
import { ReadDatabase } from '../../platform/database/read-database.js';
import type { VendorTable } from '../vendors/vendor-table.js';
import { sql } from 'kysely';

interface Tables {
  'identity.vendor': VendorTable & { removal_requested_at: string | null; removal_reason: string };
  'identity.user': PersonRow;
}

interface PersonRow {
  id: string;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
}

/** What somebody is called and how they are reached. */
export interface KnownPerson {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
}

/** What higher floors may ask identity, on lists of ids. Unknown ids are left out of the answers. */
@Injectable()
export class IdentityFacade {
  constructor(private readonly database: ReadDatabase) {}

  /** Vendor id -> id of the user whose business it is. */
  async userIdsOfVendors(vendorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.ownership().where('id', '=', anyOf(vendorIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [id, user_id]));
  }

  /** User id -> id of the user's business; those without one are left out. */
  async vendorIdOfUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.ownership().where('user_id', '=', anyOf(userIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [user_id, id]));
  }

  /**
   * User id -> the user's business and the webstore of it that opens first (ID-125), if one was chosen; those without a
   * business are left out.
   */
  async businessesOfUsers(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, { vendorId: string; opensFirst: string | null }>> {
    const rows = await this.ownership().select('props').where('user_id', '=', anyOf(userIds)).execute();
    return new Map(
      rows.map(({ id, user_id, props }) => [user_id, { vendorId: id, opensFirst: props.defaultWebstoreId ?? null }]),
    );
  }

  /** User id -> email address, to show operators who did something. */
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

  /** User id -> what the user is called and how to reach them. */
  async people(userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', anyOf(userIds))
      .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName', 'phone as phoneNumber'])
      .execute();
    return new Map(rows.map(({ id, ...person }) => [id, person]));
  }

  /** Vendor id -> the business with whom to write to, for operators. */
  async vendors(vendorIds: readonly string[]): Promise<ReadonlyMap<string, AdminVendorView>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.vendor')
      .where('id', '=', anyOf(vendorIds))
      .select(['id', 'user_id as userId', 'name', 'tos_accepted as tosAccepted'])
      .select(['contact_first_name as contactFirstName', 'contact_last_name as contactLastName'])
      .select(['contact_email as contactEmail', 'contact_phone as contactPhone'])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Vendor id -> the request to remove the business; those who keep it are left out. */
  async removalRequests(vendorIds: readonly string[]): Promise<ReadonlyMap<string, BusinessRemovalView>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.vendor')
      .where('id', '=', anyOf(vendorIds))
      .select(['id', 'removal_requested_at as requestedAt', 'removal_reason as reason'])
      .execute();
    return new Map(
      rows.flatMap(({ id, requestedAt, reason }) =>
        requestedAt === null ? [] : [[id, { requestedAt: new Date(requestedAt).toISOString(), reason }]],
      ),
    );
  }

  private ownership() {
    return this.database.tables<Tables>().selectFrom('identity.vendor').select(['id', 'user_id']);
  }
}

/** One parameter however long the list is. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
