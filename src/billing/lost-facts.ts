import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { MessageBacklog } from '#src/platform/messages/message-backlog.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import type { BillingTables } from './billing.tables.js';
import { PaymentCustomer } from './domain/payment-customer.js';
import { Seat } from './domain/seat.js';
import { Subscription } from './domain/subscription.js';

const pageSize = 500;
const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** Something of which webstore keeps a copy, with the version of the fact that told it last. */
interface Told {
  id: string;
  version: number;
}

/**
 * Repeats facts that webstore does not know although no delivery is open, as after a dead letter or the return of an older
 * backup: what was paid would not show on the page, or what is no longer paid would.
 */
@Injectable()
export class LostFacts {
  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly backlog: MessageBacklog,
    private readonly webstores: WebstoreRegistry,
  ) {}

  /** Returns how many were repeated. */
  async repeat(): Promise<number> {
    return (await this.repeatSeats()) + (await this.repeatPlanStates());
  }

  private async repeatSeats(): Promise<number> {
    let repeated = 0;
    for await (const seats of this.pages((after) => this.seatsAfter(after))) {
      const known = await this.webstores.entitlementVersions(seats.map(({ id }) => id));
      // Seats of webstores that are gone are deleted by the message about them.
      const behind = seats.filter(({ id, version }) => (known.get(id) ?? version) < version);
      for (const id of await this.withoutDelivery('webstore.remember-entitlement', behind)) {
        await this.repeatSeat(id);
        repeated += 1;
      }
    }
    return repeated;
  }

  private async repeatPlanStates(): Promise<number> {
    let repeated = 0;
    for await (const vendors of this.pages((after) => this.customersAfter(after))) {
      const known = await this.webstores.planStateVersions(vendors.map(({ id }) => id));
      const behind = vendors.filter(({ id, version }) => (known.get(id) ?? 0) < version);
      for (const vendorId of await this.withoutDelivery('webstore.follow-plan-state', behind)) {
        await this.unitOfWork.run(async (em) => {
          (await em.findOne(PaymentCustomer, { vendorId }, locked))?.repeatPlanState();
        });
        repeated += 1;
      }
    }
    return repeated;
  }

  /** The subscription is locked before the seat is read, as everywhere, so that the fact is the present one. */
  private repeatSeat(webstoreId: string): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const { subscriptionId = null } = (await em.findOne(Seat, { webstoreId })) ?? {};
      const subscription =
        subscriptionId === null ? null : await em.findOne(Subscription, { id: subscriptionId }, locked);
      const seat = await em.findOne(Seat, { webstoreId }, { ...locked, refresh: true });
      // One that has moved meanwhile told so itself.
      if (seat?.subscriptionId === subscriptionId) seat.repeat(subscription);
    });
  }

  private async withoutDelivery(consumer: string, behind: readonly Told[]): Promise<string[]> {
    const ids = behind.map(({ id }) => id);
    const waiting = await this.backlog.waitingAbout(consumer, ids);
    return ids.filter((id) => !waiting.has(id));
  }

  private async *pages(read: (after: string | undefined) => Promise<Told[]>): AsyncGenerator<Told[]> {
    let page = await read(undefined);
    while (page.length > 0) {
      yield page;
      page = await read(page.at(-1)?.id);
    }
  }

  private seatsAfter(after: string | undefined): Promise<Told[]> {
    return this.database
      .tables<BillingTables>()
      .selectFrom('billing.seat')
      .where('entitlement_version', '>', 0)
      .$if(after !== undefined, (some) => some.where('webstore_id', '>', after ?? ''))
      .orderBy('webstore_id')
      .limit(pageSize)
      .select(['webstore_id as id', 'entitlement_version as version'])
      .execute();
  }

  private customersAfter(after: string | undefined): Promise<Told[]> {
    return this.database
      .tables<BillingTables>()
      .selectFrom('billing.payment_customer')
      .where('plan_state_version', '>', 0)
      .$if(after !== undefined, (some) => some.where('vendor_id', '>', after ?? ''))
      .orderBy('vendor_id')
      .limit(pageSize)
      .select(['vendor_id as id', 'plan_state_version as version'])
      .execute();
  }
}
