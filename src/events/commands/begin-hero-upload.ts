import { randomUUIDv7 } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { uploadSeconds } from '#contracts/webstore/image-rules.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { announcedSize, announcedType, type AnnouncedFile } from '#src/webstore/public/upload-terms.js';
import { addressDigestOf, heroUploadKey } from '../domain/hero-image.js';
import { loadEvent } from './load-event.js';

/** Gives an address that takes the file of a picture for the dashboard (EV-47). */
export class BeginHeroUpload extends Command<ImageUploadView> {
  constructor(
    readonly eventId: string,
    readonly file: AnnouncedFile,
  ) {
    super();
  }
}

@CommandHandler(BeginHeroUpload)
export class BeginHeroUploadHandler implements ICommandHandler<BeginHeroUpload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal `event-not-found`, `unsupported-file-type`, `exceeds-max-size` */
  async execute({ eventId, file }: BeginHeroUpload): Promise<ImageUploadView> {
    const contentType = announcedType(file);
    const access = { method: 'PUT', seconds: uploadSeconds, contentType, size: announcedSize(file) } as const;
    const id = randomUUIDv7();
    const signedUrl = await this.storage.signedUrl(heroUploadKey(eventId, id), access);
    await this.unitOfWork.run(async (em) => {
      const event = await loadEvent(em, eventId);
      event.heroUpload = { id, contentType, addressDigest: addressDigestOf(signedUrl) };
    });
    return { signedUrl, imageId: id };
  }
}
