import type { EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Entitlement } from '../../domain/entitlement.js';
import { Gallery } from '../../domain/images/gallery.js';
import { ImageUpload } from '../../domain/images/image-upload.js';
import { WebstoreImage } from '../../domain/images/webstore-image.js';
import type { Webstore } from '../../domain/webstore.js';
import { loadWebstoreToPublish } from '../load-webstore.js';

/** Loads the pictures of a webstore and locks its row until the end of the caller's unit of work. */
export interface LockedGallery {
  readonly webstore: Webstore;
  readonly gallery: Gallery;
  /** Finds a picture that has not been deleted. @throws Refusal `image-not-found` */
  readonly find: (id: string) => WebstoreImage;
}

/** @throws Refusal `webstore-not-found` */
export async function loadGallery(em: EntityManager, webstoreId: string, now = new Date()): Promise<LockedGallery> {
  const webstore = await loadWebstoreToPublish(em, webstoreId);
  const { tier } = (await em.findOne(Entitlement, { webstoreId })) ?? Entitlement.none(webstoreId);
  const images = await em.find(WebstoreImage, { webstoreId });
  const uploads = await em.find(ImageUpload, { webstoreId, confirmedAt: null, expiresAt: { $gt: now } });
  return {
    webstore,
    gallery: new Gallery(tier, images, uploads),
    find: (id) => {
      const image = images.find((one) => one.id === id && one.deletedAt === null);
      if (!image) throw new Refusal('image-not-found', 'Photo not found.');
      return image;
    },
  };
}
