import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { PaymentCustomer } from '../domain/payment-customer.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/**
 * Deletes the subscriptions of an erased user, and has them cancelled at the payment provider. No facts about seats are
 * recorded, because the webstores are erased too.
 */
@Injectable()
@Consumes({ consumer: 'billing.erase-person' })
export class EraseSubscriptionsWhenPersonErased implements Reaction<Erased> {
  constructor(private readonly outbox: Outbox) {}

  async react({ vendorIds }: Erased, em: EntityManager): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const customers = await em.find(
      PaymentCustomer,
      { vendorId: { $in: vendorIds } },
      { ...lock, orderBy: { vendorId: 'asc' } },
    );
    for (const customer of customers) {
      customer.leave();
      em.remove(customer);
    }
    const subscriptions = await em.find(
      Subscription,
      { vendorId: { $in: vendorIds } },
      { ...lock, orderBy: { id: 'asc' } },
    );
    const ids = subscriptions.map(({ id }) => id);
    await em.nativeDelete(Seat, { subscriptionId: { $in: ids } });
    await em.nativeDelete(Subscription, { id: { $in: ids } });
    await this.outbox.cancelAbout(em, vendorIds);
  }
}
