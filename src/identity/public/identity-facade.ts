import { Injectable } from '@nestjs/common';
import type { BusinessRemovalView } from '#contracts/identity/account.views.js';
import type { AdminVendorView } from '#contracts/identity/admin-users.views.js';
import type { NotificationKind } from '#contracts/identity/notification-choices.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { notificationChoices } from '../users/domain/notification-settings.js';
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
  email_verified_at: string | null;
  created_at: string;
  settings: Record<string, unknown>;
}

/** Name and contact of a user. */
export interface KnownPerson {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
}

/** How far a user is trusted with writing to others. */
export interface KnownSender {
  readonly emailIsConfirmed: boolean;
  readonly createdAt: Date;
}

/** Reads of identity for higher contexts, by lists of ids. Results omit unknown ids. */
@Injectable()
export class IdentityFacade {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns vendor id -> id of its user. */
  async userIdsOfVendors(vendorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.ownership().where('id', '=', anyOf(vendorIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [id, user_id]));
  }

  /** Returns user id -> id of the user's vendor. Users without one are omitted. */
  async vendorIdOfUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.ownership().where('user_id', '=', anyOf(userIds)).execute();
    return new Map(rows.map(({ id, user_id }) => [user_id, id]));
  }

  /**
   * Returns user id -> the user's vendor and its default webstore (ID-125), if one was chosen. Users without a vendor
   * are omitted.
   */
  async businessesOfUsers(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, { vendorId: string; opensFirst: string | null }>> {
    const rows = await this.ownership().select('props').where('user_id', '=', anyOf(userIds)).execute();
    return new Map(
      rows.map(({ id, user_id, props }) => [user_id, { vendorId: id, opensFirst: props.defaultWebstoreId ?? null }]),
    );
  }

  /** Returns user id -> email, for lists of operators. */
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

  /** Returns user id -> name and contact of the user. */
  async people(userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', anyOf(userIds))
      .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName', 'phone as phoneNumber'])
      .execute();
    return new Map(rows.map(({ id, ...person }) => [id, person]));
  }

  /** Returns user id -> how far the user is trusted with writing to others. */
  async senders(userIds: readonly string[]): Promise<ReadonlyMap<string, KnownSender>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', anyOf(userIds))
      .select(['id', 'email_verified_at', 'created_at'])
      .execute();
    return new Map(
      rows.map(({ id, email_verified_at, created_at }) => [
        id,
        { emailIsConfirmed: email_verified_at !== null, createdAt: new Date(created_at) },
      ]),
    );
  }

  /** Returns user id -> email of those users who want mails of this kind. */
  async mailboxes(userIds: readonly string[], kind: NotificationKind): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', anyOf(userIds))
      .select(['id', 'email', 'settings'])
      .execute();
    const willing = rows.filter(({ settings }) => notificationChoices(settings)[kind]);
    return new Map(willing.map(({ id, email }) => [id, email]));
  }

  /** Returns vendor id -> the vendor with its contact, for operators. */
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

  /** Returns vendor id -> the request to remove the business. Vendors without a request are omitted. */
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

/** Passes the list as a single parameter, whatever its length. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
