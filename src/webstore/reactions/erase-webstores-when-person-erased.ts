import { LockMode, type EntityManager, type EntityName } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/messages/consumer.js';
import { AvailabilityDay } from '../domain/availability-day.js';
import { Entitlement } from '../domain/entitlement.js';
import { WebstoreImage } from '../domain/images/webstore-image.js';
import { WebAddress } from '../domain/web-address.js';
import { WebstoreRating } from '../domain/webstore-rating.js';
import { Webstore } from '../domain/webstore.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/** What belongs to a webstore, in tables of its own. */
const parts: readonly EntityName<{ webstoreId: string }>[] = [
  WebstoreImage,
  AvailabilityDay,
  WebstoreRating,
  Entitlement,
  WebAddress,
];

/** Erases the webstores of the businesses that are gone, with their addresses: nobody is left for whom to keep those. */
@Injectable()
@Consumes({ consumer: 'webstore.erase-person' })
export class EraseWebstoresWhenPersonErased implements Reaction<Erased> {
  async react({ vendorIds }: Erased, em: EntityManager): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const webstores = await em.find(Webstore, { vendorId: { $in: vendorIds } }, lock);
    const ids = webstores.map(({ id }) => id);
    for (const part of parts) await em.nativeDelete(part, { webstoreId: { $in: ids } });
    for (const webstore of webstores) {
      webstore.erase();
      em.remove(webstore);
    }
  }
}
