import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PaymentCustomer } from './domain/payment-customer.js';

/** A checkout that has begun. */
export interface Checkout {
  id: string;
  readonly vendorId: string;
  /** The customer at the provider; null for the first checkout. */
  readonly providerId: string | null;
  /** Whether an earlier attempt with this id may have reached the provider. */
  readonly isResumed: boolean;
}

/** Keeps track of checkouts in short transactions, between which the payment provider is asked. */
@Injectable()
export class Checkouts {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `payment-in-progress` */
  begin(vendorId: string): Promise<Checkout> {
    return this.change(vendorId, (customer) => {
      const { checkoutId, isResumed } = customer.beginCheckout(randomUUIDv7(), new Date());
      return { id: checkoutId, vendorId, providerId: customer.providerId, isResumed };
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

  end({ vendorId, id }: Checkout, outcome: 'known' | 'unknown'): Promise<void> {
    return this.change(vendorId, (customer) => customer.endCheckout(id, outcome));
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
