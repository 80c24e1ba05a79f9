import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';
import { lockWebstores } from '../lock-webstores.js';

type Erased = PayloadOfKind<typeof WebstoreErased>;

/**
 * Deletes the seat of a webstore that is gone. It outlives its subscription, because it counts the facts about the webstore.
 * The vendor's open pages show the free seat.
 */
@Injectable()
@Consumes({ consumer: 'billing.forget-webstore' })
export class ForgetSeatWhenWebstoreErased implements Reaction<Erased> {
  async react({ webstoreId }: Erased, em: EntityManager): Promise<void> {
    await lockWebstores(em, [webstoreId]);
    const seat = await em.findOne(Seat, { webstoreId });
    if (seat?.subscriptionId) (await em.findOne(Subscription, { id: seat.subscriptionId }))?.changed();
    await em.nativeDelete(Seat, { webstoreId });
  }
}
