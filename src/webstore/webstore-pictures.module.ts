import { Module } from '@nestjs/common';
import { IdentityFacadeModule } from '#src/identity/identity-facade.module.js';
import { PictureCheckModule } from '#src/platform/media/picture-check.module.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { ImagesPush } from './images-push.js';
import { CheckImageWhenImageUploaded } from './reactions/images/check-image-when-image-uploaded.js';
import { DeleteFilesWhenImageDeleted } from './reactions/images/delete-files-when-image-deleted.js';
import { WebstoreOwners } from './webstore-owners.js';
import { CheckUpload } from './public/check-upload.js';

/** All consumers of the queue `images` in this context, for the program that checks pictures and does nothing else. */
@Module({
  imports: [IdentityFacadeModule, StorageModule, PictureCheckModule],
  providers: [
    CheckImageWhenImageUploaded,
    DeleteFilesWhenImageDeleted,
    CheckUpload,
    PictureFiles,
    ImagesPush,
    WebstoreOwners,
  ],
  exports: [CheckUpload, PictureFiles, ImagesPush, WebstoreOwners],
})
export class WebstorePicturesModule {}
