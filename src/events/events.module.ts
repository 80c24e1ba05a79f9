import { Module } from '@nestjs/common';
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
import { EventPicturesModule } from './event-pictures.module.js';
import { EventsFacade } from './public/events-facade.js';
import { EventByIdHandler } from './queries/event-by-id.js';
import { EventProfileHandler } from './queries/event-profile.js';
import { EventUserIdHandler } from './queries/event-user-id.js';
import { EraseEventWhenPersonErased } from './reactions/erase-event-when-person-erased.js';
import { ForgetVendorWhenWebstoreErased } from './reactions/forget-vendor-when-webstore-erased.js';
import { SweepHeroUploads } from './reactions/sweep-hero-uploads.js';

@Module({
  imports: [IdentityModule, StorageModule, WebstoreModule, EventPicturesModule],
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
    SweepHeroUploads,
    EventOwners,
    EventsData,
    EventsFacade,
  ],
  exports: [EventsFacade],
})
export class EventsModule {}
