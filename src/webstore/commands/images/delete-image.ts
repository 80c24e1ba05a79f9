import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { ImageUpload } from '../../domain/images/image-upload.js';
import { loadGallery } from './load-gallery.js';

/** Deletes a picture, or cancels its upload. The published page shows the picture until the next publish. */
export class DeleteImage extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly imageId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteImage)
export class DeleteImageHandler implements ICommandHandler<DeleteImage> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, imageId }: DeleteImage): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const { webstore, gallery, find } = await loadGallery(em, webstoreId);
      // The sweep of the quarantine deletes a file that is uploaded already.
      if ((await em.nativeDelete(ImageUpload, { id: imageId, webstoreId, confirmedAt: null })) > 0) return;
      const image = find(imageId);
      gallery.remove(image);
      webstore.forgetPicture(imageId);
      if (webstore.shows(imageId)) {
        image.deletedAt = new Date();
        return;
      }
      image.erase();
      em.remove(image);
    });
  }
}
