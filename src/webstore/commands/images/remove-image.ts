import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreImage } from '../../domain/images/webstore-image.js';
import { loadGallery } from './load-gallery.js';

/** Removes a picture everywhere, including the published page. Returns the id of its webstore. */
export class RemoveImage extends Command<string> {
  constructor(readonly imageId: string) {
    super();
  }
}

@CommandHandler(RemoveImage)
export class RemoveImageHandler implements ICommandHandler<RemoveImage> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `image-not-found` */
  execute({ imageId }: RemoveImage): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const known = await em.findOne(WebstoreImage, { id: imageId });
      if (!known) throw new Refusal('image-not-found', 'Photo not found.');
      const { webstoreId } = known;
      const { webstore, gallery } = await loadGallery(em, webstoreId);
      // A concurrent call may have removed it while this one waited for the lock.
      const image = await em.findOne(WebstoreImage, { id: imageId }, { refresh: true });
      if (!image) throw new Refusal('image-not-found', 'Photo not found.');
      gallery.remove(image);
      webstore.forgetPicture(imageId);
      image.erase();
      em.remove(image);
      return webstoreId;
    });
  }
}
