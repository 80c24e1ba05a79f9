import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';

interface Tables {
  'identity.vendor': { id: string; user_id: string };
  'identity.account_closing': { user_id: string };
}

/** Reads for higher contexts which accounts are closed and will be erased. */
@Injectable()
export class AccountClosings {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns those of the vendors whose account is closed, in one query. */
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
}
