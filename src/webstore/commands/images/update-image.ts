import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateImageRequest } from '#contracts/webstore/image.requests.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadGallery } from './load-gallery.js';

/** Changes the caption of a picture, or makes it the cover (WS-77). */
export class UpdateImage extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly imageId: string,
    readonly changes: UpdateImageRequest,
  ) {
    super();
  }
}

@CommandHandler(UpdateImage)
export class UpdateImageHandler implements ICommandHandler<UpdateImage> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, imageId, changes: { caption, isCoverPhoto } }: UpdateImage): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const { gallery, find } = await loadGallery(em, webstoreId);
      const image = find(imageId);
      if (caption !== undefined) image.caption = caption.trim();
      if (isCoverPhoto !== undefined && image.purpose === 'general') gallery.setCover(image, isCoverPhoto);
    });
  }
}
