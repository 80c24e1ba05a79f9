import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { VendorPlan } from '../domain/withholding/vendor-plan.js';
import { Webstore } from '../domain/webstore.js';
import { eraseWebstores } from '../erase-webstores.js';
import { lockVendors } from '../lock-vendors.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/** Erases the webstores of erased businesses. */
@Injectable()
@Consumes({ consumer: 'webstore.erase-person' })
export class EraseWebstoresWhenPersonErased implements Reaction<Erased> {
  constructor(private readonly outbox: Outbox) {}

  async react({ vendorIds }: Erased, em: EntityManager): Promise<void> {
    await lockVendors(em, vendorIds);
    const webstores = await em.find(Webstore, { vendorId: { $in: vendorIds } }, { fields: ['id'] });
    await eraseWebstores(
      em,
      webstores.map(({ id }) => id),
      this.outbox,
    );
    await em.nativeDelete(VendorPlan, { vendorId: { $in: vendorIds } });
  }
}
