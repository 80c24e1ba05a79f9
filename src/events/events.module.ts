import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { SaveEventProfileHandler } from './commands/save-event-profile.js';
import { StartEventHandler } from './commands/start-event.js';
import { EventOwners } from './event-owners.js';
import { EventsData } from './events-data.js';
import { EventsFacade } from './public/events-facade.js';
import { EventByIdHandler } from './queries/event-by-id.js';
import { EventProfileHandler } from './queries/event-profile.js';
import { EventUserIdHandler } from './queries/event-user-id.js';
import { EraseEventWhenPersonErased } from './reactions/erase-event-when-person-erased.js';
import { ForgetVendorWhenWebstoreErased } from './reactions/forget-vendor-when-webstore-erased.js';

@Module({
  imports: [IdentityModule],
  providers: [
    StartEventHandler,
    SaveEventProfileHandler,
    EventByIdHandler,
    EventProfileHandler,
    EventUserIdHandler,
    EraseEventWhenPersonErased,
    ForgetVendorWhenWebstoreErased,
    EventOwners,
    EventsData,
    EventsFacade,
  ],
  exports: [EventsFacade],
})
export class EventsModule {}
