import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { PlannedEvent } from '../domain/planned-event.js';

type Erased = PayloadOfKind<typeof WebstoreErased>;

/** Takes a vendor who is gone out of the events that had chosen them. */
@Injectable()
@Consumes({ consumer: 'events.forget-webstore' })
export class ForgetVendorWhenWebstoreErased implements Reaction<Erased> {
  async react({ webstoreId }: Erased, em: EntityManager): Promise<void> {
    const chosen = JSON.stringify({ eventVendors: [{ webstoreId }] });
    const events = await em.find(
      PlannedEvent,
      { [raw('answers @> ?::jsonb', [chosen])]: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    for (const event of events) event.forgetWebstore(webstoreId);
  }
}
