import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';

interface Tables {
  'billing.payment_customer': { vendor_id: string };
  'billing.subscription': { id: string; vendor_id: string };
  'billing.seat': { subscription_id: string | null; webstore_id: string };
}

/** The data of billing about a user: subscriptions of their vendors, and seats. */
@Injectable()
@HoldsPersonalData('billing')
export class BillingData implements PersonalDataSource {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const vendorIds = [...(await this.identity.vendorIdOfUsers([userId])).values()];
    const tables = this.database.tables<Tables>();
    const subscription = await tables
      .selectFrom('billing.subscription')
      .where('vendor_id', '=', sql<string>`any(${vendorIds}::uuid[])`)
      .selectAll()
      .orderBy('id')
      .execute();
    const seat = await tables
      .selectFrom('billing.seat')
      .where('subscription_id', '=', sql<string>`any(${subscription.map(({ id }) => id)}::uuid[])`)
      .selectAll()
      .execute();
    const paymentCustomer = await tables
      .selectFrom('billing.payment_customer')
      .where('vendor_id', '=', sql<string>`any(${vendorIds}::uuid[])`)
      .selectAll()
      .execute();
    return { subscription, seat, payment_customer: paymentCustomer };
  }
}
