import { LockMode, type EntityManager, type EntityName } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { AvailabilityDay } from '../domain/availability-day.js';
import { ImageUpload } from '../domain/images/image-upload.js';
import { WebstoreImage } from '../domain/images/webstore-image.js';
import { RetiredAddress } from '../domain/web-addresses/retired-address.js';
import { WebAddress } from '../domain/web-addresses/web-address.js';
import { VendorPlan } from '../domain/withholding/vendor-plan.js';
import { WebstoreRating } from '../domain/webstore-rating.js';
import { Webstore } from '../domain/webstore.js';
import { lockEntitlement } from '../lock-entitlement.js';
import { lockVendors } from '../lock-vendors.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/** Tables with data of a webstore. */
const parts: readonly EntityName<{ webstoreId: string }>[] = [ImageUpload, AvailabilityDay, WebstoreRating, WebAddress];

/**
 * Erases the webstores of erased businesses. The remaining rows contain no personal data: a hash of its addresses,
 * which no other webstore may get (OP-56), and an empty entitlement that ignores billing's late messages.
 */
@Injectable()
@Consumes({ consumer: 'webstore.erase-person' })
export class EraseWebstoresWhenPersonErased implements Reaction<Erased> {
  constructor(private readonly outbox: Outbox) {}

  async react({ vendorIds }: Erased, em: EntityManager): Promise<void> {
    await lockVendors(em, vendorIds);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const webstores = await em.find(Webstore, { vendorId: { $in: vendorIds } }, lock);
    const ids = webstores.map(({ id }) => id);
    const addresses = await em.find(WebAddress, { webstoreId: { $in: ids }, published: true });
    for (const { url } of addresses) em.persist(RetiredAddress.of(url));
    for (const part of parts) await em.nativeDelete(part, { webstoreId: { $in: ids } });
    for (const image of await em.find(WebstoreImage, { webstoreId: { $in: ids } })) {
      image.erase();
      em.remove(image);
    }
    await em.nativeDelete(VendorPlan, { vendorId: { $in: vendorIds } });
    await this.outbox.cancelAbout(em, ids);
    for (const webstore of webstores) {
      (await lockEntitlement(em, webstore.id)).end();
      webstore.erase();
      em.remove(webstore);
    }
  }
}
