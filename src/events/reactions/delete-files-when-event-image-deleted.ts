import { Inject, Injectable } from '@nestjs/common';
import { EventImageDeleted } from '#contracts/events/events.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { heroUploadKey } from '../domain/hero-image.js';

type Deleted = PayloadOfKind<typeof EventImageDeleted>;

/** Deletes the files of a picture that was removed or replaced. */
@Injectable()
@Consumes({ consumer: 'events.delete-hero-files', needs: ['storage'] })
export class DeleteFilesWhenEventImageDeleted implements ClaimingReaction<Deleted> {
  constructor(
    private readonly files: PictureFiles,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ eventId, imageId }: Deleted): Promise<void> {
    await this.files.delete(imageId);
    await this.storage.delete(heroUploadKey(eventId, imageId));
  }
}
