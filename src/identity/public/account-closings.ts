import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { AccountCloser } from '../data-rights/account-closer.js';

interface Tables {
  'identity.vendor': { id: string; user_id: string };
  'identity.account_closing': { user_id: string };
}

/** What higher floors may know of, and do about, accounts that are going to be erased. */
@Injectable()
export class AccountClosings {
  constructor(
    private readonly database: ReadDatabase,
    private readonly closer: AccountCloser,
  ) {}

  /** Of these vendors those whose account is closed. One statement. */
  async closedVendors(vendorIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.vendor as vendor')
      .innerJoin('identity.account_closing as closing', 'closing.user_id', 'vendor.user_id')
      .where('vendor.id', '=', sql<string>`any(${[...vendorIds]}::uuid[])`)
      .select('vendor.id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Closes the account of a person who has asked for it by letter, in the caller's unit of work.
   * @returns when everything is erased, unless the person keeps the account
   * @throws Refusal `operator-account`, `not-found`
   */
  async closeFor(em: EntityManager, userId: string, operatorId: string): Promise<Date> {
    return (await this.closer.close(em, userId, operatorId)).closesAt;
  }
}
