import { randomUUIDv7 } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UploadOptions } from '#contracts/webstore/image.routes.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import { uploadSeconds } from '#contracts/webstore/image-rules.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { ImageUpload, quarantineKey } from '../../domain/images/image-upload.js';
import { announcedSize, announcedType } from '../../public/upload-terms.js';
import { loadGallery } from './load-gallery.js';

/** Reserves a place for a picture, and returns an address to which its file can be uploaded once (WS-91). */
export class BeginImageUpload extends Command<ImageUploadView> {
  constructor(
    readonly webstoreId: string,
    readonly file: UploadOptions,
  ) {
    super();
  }
}

@CommandHandler(BeginImageUpload)
export class BeginImageUploadHandler implements ICommandHandler<BeginImageUpload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal `unsupported-file-type` (WS-80), `exceeds-max-size` (WS-81), and when the plan has no place left */
  async execute({ webstoreId, file }: BeginImageUpload): Promise<ImageUploadView> {
    const contentType = announcedType(file);
    const size = announcedSize(file);
    const id = randomUUIDv7();
    const seconds = uploadSeconds;
    const access = { method: 'PUT', seconds, contentType, size } as const;
    const address = await this.storage.signedUrl(quarantineKey(webstoreId, id), access);
    await this.unitOfWork.run(async (em) => {
      const now = new Date();
      const { gallery } = await loadGallery(em, webstoreId, now);
      gallery.checkRoom(file.category);
      em.persist(ImageUpload.begin({ id, webstoreId, purpose: file.category, contentType, address, seconds, now }));
    });
    return { signedUrl: address, imageId: id };
  }
}
