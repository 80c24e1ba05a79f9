import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/**
 * Deletes the subscriptions of an erased user. No facts about seats are recorded, because the webstores are erased too.
 */
@Injectable()
@Consumes({ consumer: 'billing.erase-person' })
export class EraseSubscriptionsWhenPersonErased implements Reaction<Erased> {
  async react({ vendorIds }: Erased, em: EntityManager): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const subscriptions = await em.find(Subscription, { vendorId: { $in: vendorIds } }, lock);
    const ids = subscriptions.map(({ id }) => id);
    await em.nativeDelete(Seat, { subscriptionId: { $in: ids } });
    await em.nativeDelete(Subscription, { id: { $in: ids } });
  }
}
