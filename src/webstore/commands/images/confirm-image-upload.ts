import { LockMode } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConfirmUploadRequest } from '#contracts/webstore/image.requests.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { ImageUpload } from '../../domain/images/image-upload.js';
import { WebstoreImage } from '../../domain/images/webstore-image.js';
import { checkArrived } from '../../public/upload-terms.js';
import { loadGallery } from './load-gallery.js';

/** Makes a picture of an uploaded file (WS-91). Returns its id, the same for a repeated call. */
export class ConfirmImageUpload extends Command<string> {
  constructor(
    readonly webstoreId: string,
    readonly upload: ConfirmUploadRequest,
  ) {
    super();
  }
}

@CommandHandler(ConfirmImageUpload)
export class ConfirmImageUploadHandler implements ICommandHandler<ConfirmImageUpload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * @throws Refusal `upload-not-found`, `upload-missing` when no file was uploaded, `exceeds-max-size`, and when the plan has
   * no place left
   */
  async execute({ webstoreId, upload: given }: ConfirmImageUpload): Promise<string> {
    const begun = await this.unitOfWork.run((em) =>
      em.findOne(ImageUpload, { webstoreId, addressDigest: ImageUpload.digestOf(given.preSignedUrl) }),
    );
    if (!begun || begun.purpose !== given.category || begun.contentType !== given.contentType) throw notFound();
    // Before the transaction, so that no lock waits for the storage.
    if (!begun.confirmedAt) checkArrived(await this.storage.stat(begun.key));
    return this.confirm(webstoreId, begun.id, given);
  }

  private confirm(webstoreId: string, id: string, { ordinal, width, height }: ConfirmUploadRequest): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const now = new Date();
      const { gallery } = await loadGallery(em, webstoreId, now);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
      const upload = await em.findOne(ImageUpload, { id }, lock);
      if (!upload) throw notFound();
      if (upload.confirmedAt) return id;
      if (!upload.isUnderWay(now)) gallery.checkRoom(upload.purpose);
      upload.confirmedAt = now;
      const { purpose, contentType } = upload;
      const image = WebstoreImage.uploaded({ id, webstoreId, purpose, contentType, width, height, now });
      em.persist(image);
      if (purpose === 'general') gallery.add(image, ordinal);
      return id;
    });
  }
}

const notFound = () => new Refusal('upload-not-found', 'This upload is unknown or too old. Upload the file again.');
