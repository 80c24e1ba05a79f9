import { LockMode, type EntityManager, type EntityName } from '@mikro-orm/postgresql';
import type { Outbox } from '#src/platform/messages/outbox.js';
import { AvailabilityDay } from './domain/availability-day.js';
import { ImageUpload } from './domain/images/image-upload.js';
import { WebstoreImage } from './domain/images/webstore-image.js';
import { RetiredAddress } from './domain/web-addresses/retired-address.js';
import { WebAddress } from './domain/web-addresses/web-address.js';
import { WebstoreRating } from './domain/webstore-rating.js';
import { Webstore } from './domain/webstore.js';
import { lockEntitlement } from './lock-entitlement.js';

/** Tables with data of a webstore. */
const parts: readonly EntityName<{ webstoreId: string }>[] = [ImageUpload, AvailabilityDay, WebstoreRating, WebAddress];

/**
 * Erases webstores, whose vendors must be locked. The remaining rows contain no personal data: a hash of each address that
 * was on the site, which no other webstore may get (OP-56), and an empty entitlement that ignores billing's late messages.
 * Files of pictures, listings, seats and conversations follow by message.
 *
 * Entitlements are locked before the webstores, in the order in which a message about a seat locks them.
 */
export async function eraseWebstores(em: EntityManager, webstoreIds: readonly string[], outbox: Outbox): Promise<void> {
  const ids = webstoreIds.toSorted();
  const entitlements = [];
  for (const id of ids) entitlements.push(await lockEntitlement(em, id));
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
  const webstores = await em.find(Webstore, { id: { $in: ids } }, lock);
  const addresses = await em.find(WebAddress, { webstoreId: { $in: ids }, published: true });
  for (const { url } of addresses) em.persist(RetiredAddress.of(url));
  for (const part of parts) await em.nativeDelete(part, { webstoreId: { $in: ids } });
  for (const image of await em.find(WebstoreImage, { webstoreId: { $in: ids } })) {
    image.erase();
    em.remove(image);
  }
  await outbox.cancelAbout(em, ids);
  for (const entitlement of entitlements) entitlement.end();
  for (const webstore of webstores) {
    webstore.erase();
    em.remove(webstore);
  }
}
