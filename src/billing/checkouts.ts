import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { BillingTables } from './billing.tables.js';
import { PaymentCustomer } from './domain/payment-customer.js';
import { callTimeout, checkoutLease, silenceTimeout } from './provider/provider-timeouts.js';

/** A checkout that has begun. */
export interface Checkout {
  id: string;
  readonly vendorId: string;
  /** The customer at the provider; null for the first checkout. */
  readonly providerId: string | null;
  /** Whether an earlier attempt with this id may have reached the provider. */
  readonly isResumed: boolean;
  /** The end of its lease. */
  readonly until: Date;
  /** Whether a payment was asked for, and no response says whether it was made or still will be. */
  isUnanswered: boolean;
}

/** Keeps track of checkouts in short transactions, between which the payment provider is asked. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly settings: PaymentSettings,
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws Refusal `payment-in-progress` */
  begin(vendorId: string): Promise<Checkout> {
    return this.change(vendorId, (customer) => {
      const [now, lease] = [new Date(), checkoutLease(this.settings.stripeTimeout)];
      const { checkoutId, isResumed } = customer.beginCheckout(randomUUIDv7(), now, lease);
      const until = new Date(now.getTime() + lease);
      return { id: checkoutId, vendorId, providerId: customer.providerId, isResumed, until, isUnanswered: false };
    });
  }

  rememberCustomer(vendorId: string, providerId: string): Promise<void> {
    return this.change(vendorId, (customer) => void (customer.providerId = providerId));
  }

  /** Gives a checkout a new id, under which the provider has heard nothing yet. */
  renew(checkout: Checkout): Promise<void> {
    const id = randomUUIDv7();
    return this.change(checkout.vendorId, (customer) => {
      customer.renewCheckout(checkout.id, id);
      checkout.id = id;
    });
  }

  /** Whether the response to a payment would still come within the lease. */
  hasTimeToPay({ until }: Checkout): boolean {
    const [tries, pauses] = [2 * callTimeout(this.settings.stripeTimeout), this.settings.stripeTimeout / 2];
    return until.getTime() - Date.now() > tries + pauses;
  }

  end({ vendorId, id, isUnanswered }: Checkout, outcome: 'known' | 'unknown'): Promise<void> {
    const silence = silenceTimeout(this.settings.stripeTimeout);
    const notBefore = isUnanswered ? new Date(Date.now() + silence) : null;
    return this.change(vendorId, (customer) => customer.endCheckout(id, outcome, notBefore));
  }

  /** Whether a vendor has had the free days of the free plan, or of a paid one: they are given once. */
  async hadFreeDays(vendorId: string, ofFreePlan: boolean): Promise<boolean> {
    const row = await this.database
      .tables<BillingTables>()
      .selectFrom('billing.subscription')
      .select('id')
      .where('vendor_id', '=', vendorId)
      .where('trial_ends_at', 'is not', null)
      .where('legacy_name', 'is', null)
      .where('tier', ofFreePlan ? '=' : '<>', 'starter')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  private change<T>(vendorId: string, change: (customer: PaymentCustomer) => T): Promise<T> {
    return this.unitOfWork.run(async (em) => change(await lockedCustomer(em, vendorId)));
  }
}

/** Locks the row of a vendor, which is made first if it is missing: two checkouts at once make it only once. */
async function lockedCustomer(em: EntityManager, vendorId: string): Promise<PaymentCustomer> {
  await sql`
    insert into billing.payment_customer (vendor_id, asked, followed) values (${vendorId}::uuid, 0, 0)
    on conflict (vendor_id) do nothing`.execute(em.getKysely());
  return em.findOneOrFail(PaymentCustomer, { vendorId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
