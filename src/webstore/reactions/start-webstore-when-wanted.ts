import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WebstoreWanted } from '#contracts/identity/account.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Webstore } from '../domain/webstore.js';
import { lockVendors } from '../lock-vendors.js';
import { withholdWhilePlanIsPaused } from '../withhold-while-plan-is-paused.js';

type Wanted = PayloadOfKind<typeof WebstoreWanted>;

/** Starts the draft of a new vendor's webstore, named after the business; a vendor who has one gets no second one. */
@Injectable()
@Consumes({ consumer: 'webstore.start-wanted-webstore' })
export class StartWebstoreWhenWanted implements Reaction<Wanted> {
  constructor(private readonly identity: IdentityFacade) {}

  async react({ vendorId }: Wanted, em: EntityManager): Promise<void> {
    // Locked first: two workers may handle the same message, and the person may be erased concurrently.
    await lockVendors(em, [vendorId]);
    const vendor = (await this.identity.vendors([vendorId])).get(vendorId);
    if (!vendor || (await em.count(Webstore, { vendorId })) > 0) return;
    const webstore = Webstore.start({ id: randomUUIDv7(), vendorId, name: vendor.name, now: new Date() });
    await withholdWhilePlanIsPaused(em, webstore);
    em.persist(webstore);
  }
}
