import { Module } from '@nestjs/common';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { WebstorePicturesModule } from '#src/webstore/webstore-pictures.module.js';
import { CheckHeroWhenEventImageUploaded } from './reactions/check-hero-when-event-image-uploaded.js';
import { DeleteFilesWhenEventImageDeleted } from './reactions/delete-files-when-event-image-deleted.js';

/** All consumers of the queue `images` in this context, for the program that checks pictures and does nothing else. */
@Module({
  imports: [StorageModule, WebstorePicturesModule],
  providers: [CheckHeroWhenEventImageUploaded, DeleteFilesWhenEventImageDeleted],
})
export class EventPicturesModule {}
