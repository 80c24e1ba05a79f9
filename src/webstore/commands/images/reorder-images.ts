import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ImageOrdinalRequest } from '#contracts/webstore/image.requests.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadGallery } from './load-gallery.js';

/** Changes the order of the gallery (WS-89). */
export class ReorderImages extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly ordinals: readonly ImageOrdinalRequest[],
  ) {
    super();
  }
}

@CommandHandler(ReorderImages)
export class ReorderImagesHandler implements ICommandHandler<ReorderImages> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, ordinals }: ReorderImages): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const { gallery } = await loadGallery(em, webstoreId);
      gallery.reorder(ordinals);
    });
  }
}
