import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { BillingTables } from '../billing.tables.js';

export type CustomerRow = Omit<Selectable<BillingTables['billing.payment_customer']>, 'plan_state_version'>;

/** Reads vendors as customers of the payment provider. */
@Injectable()
export class CustomerRows {
  constructor(private readonly database: ReadDatabase) {}

  of(vendorId: string): Promise<CustomerRow | undefined> {
    return this.rows().where('vendor_id', '=', vendorId).executeTakeFirst();
  }

  /** @param providerId id at the provider */
  async vendorOf(providerId: string): Promise<string | undefined> {
    return (await this.rows().where('provider_id', '=', providerId).executeTakeFirst())?.vendor_id;
  }

  /** Returns vendors who are customers, in the order of their ids, those behind the given one. */
  async vendorsAfter(vendorId: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.rows()
      .where('provider_id', 'is not', null)
      .$if(vendorId !== undefined, (some) => some.where('vendor_id', '>', vendorId ?? ''))
      .orderBy('vendor_id')
      .limit(limit)
      .execute();
    return rows.map(({ vendor_id }) => vendor_id);
  }

  private rows() {
    return this.database
      .tables<BillingTables>()
      .selectFrom('billing.payment_customer')
      .select(['vendor_id', 'provider_id', 'card_brand', 'card_last4', 'plan_state']);
  }
}
