import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreImage } from '../../domain/images/webstore-image.js';

/** Approves a picture regardless of the automatic check (WS-96). Returns the id of its webstore. */
export class ApproveImage extends Command<string> {
  constructor(readonly imageId: string) {
    super();
  }
}

@CommandHandler(ApproveImage)
export class ApproveImageHandler implements ICommandHandler<ApproveImage> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `image-not-found`; `image-unreadable` when there is no picture to approve */
  execute({ imageId }: ApproveImage): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const image = await em.findOne(WebstoreImage, { id: imageId }, lock);
      if (!image) throw new Refusal('image-not-found', 'Photo not found.');
      if (image.pictureId === null) {
        throw new Refusal('image-unreadable', 'There’s no picture in this file, so it can’t be approved.');
      }
      image.approve();
      return image.webstoreId;
    });
  }
}
