import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { ImageDeleted } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { quarantineKey } from '../../domain/images/image-upload.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';

type Deleted = PayloadOfKind<typeof ImageDeleted>;

/** Deletes the files of a deleted picture; pictures that were not uploaded have none of their own. */
@Injectable()
@Consumes({ consumer: 'webstore.delete-image-files', needs: ['storage'] })
export class DeleteFilesWhenImageDeleted implements ClaimingReaction<Deleted> {
  constructor(
    private readonly files: PictureFiles,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ webstoreId, imageId }: Deleted): Promise<void> {
    await this.files.delete(imageId);
    await this.storage.delete(quarantineKey(webstoreId, imageId));
  }
}
