import { Module } from '@nestjs/common';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { BeginHeroUploadHandler } from './commands/begin-hero-upload.js';
import { ConfirmHeroUploadHandler } from './commands/confirm-hero-upload.js';
import { RemoveHeroImageHandler } from './commands/remove-hero-image.js';
import { SaveEventProfileHandler } from './commands/save-event-profile.js';
import { StartEventHandler } from './commands/start-event.js';
import { EventOwners } from './event-owners.js';
import { EventsData } from './events-data.js';
import { EventsFacade } from './public/events-facade.js';
import { EventByIdHandler } from './queries/event-by-id.js';
import { EventProfileHandler } from './queries/event-profile.js';
import { EventUserIdHandler } from './queries/event-user-id.js';
import { CheckHeroWhenEventImageUploaded } from './reactions/check-hero-when-event-image-uploaded.js';
import { DeleteFilesWhenEventImageDeleted } from './reactions/delete-files-when-event-image-deleted.js';
import { EraseEventWhenPersonErased } from './reactions/erase-event-when-person-erased.js';
import { ForgetVendorWhenWebstoreErased } from './reactions/forget-vendor-when-webstore-erased.js';
import { SweepHeroUploads } from './reactions/sweep-hero-uploads.js';

@Module({
  imports: [IdentityModule, StorageModule, WebstoreModule],
  providers: [
    StartEventHandler,
    SaveEventProfileHandler,
    BeginHeroUploadHandler,
    ConfirmHeroUploadHandler,
    RemoveHeroImageHandler,
    EventByIdHandler,
    EventProfileHandler,
    EventUserIdHandler,
    EraseEventWhenPersonErased,
    ForgetVendorWhenWebstoreErased,
    CheckHeroWhenEventImageUploaded,
    DeleteFilesWhenEventImageDeleted,
    SweepHeroUploads,
    EventOwners,
    EventsData,
    EventsFacade,
    PictureFiles,
  ],
  exports: [EventsFacade],
})
export class EventsModule {}
