import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Seat } from '../domain/seat.js';

type Erased = PayloadOfKind<typeof WebstoreErased>;

/**
 * Deletes the seat of an erased webstore. It outlives its subscription, because it counts the facts about the webstore.
 */
@Injectable()
@Consumes({ consumer: 'billing.forget-webstore' })
export class ForgetSeatWhenWebstoreErased implements Reaction<Erased> {
  async react({ webstoreId }: Erased, em: EntityManager): Promise<void> {
    await em.nativeDelete(Seat, { webstoreId });
  }
}
