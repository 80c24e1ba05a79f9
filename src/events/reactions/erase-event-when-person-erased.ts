import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { PlannedEvent } from '../domain/planned-event.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/** Erases the event of somebody who is gone, with its picture. */
@Injectable()
@Consumes({ consumer: 'events.erase-person' })
export class EraseEventWhenPersonErased implements Reaction<Erased> {
  async react({ userId }: Erased, em: EntityManager): Promise<void> {
    const event = await em.findOne(PlannedEvent, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!event) return;
    event.erase();
    em.remove(event);
  }
}
