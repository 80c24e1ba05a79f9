import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { ImportWebstoresHandler } from './commands/import-webstores.js';
import { PublishWebstoreHandler } from './commands/publish-webstore.js';
import { RememberRatingHandler } from './commands/remember-rating.js';
import { SaveWebstoreHandler } from './commands/save-webstore.js';
import { SetAvailabilityHandler } from './commands/set-availability.js';
import { UnpublishWebstoreHandler } from './commands/unpublish-webstore.js';
import { WebstoreFacade } from './public/webstore-facade.js';
import { VendorCategoriesHandler } from './queries/vendor-categories.js';
import { WebstoreByIdHandler } from './queries/webstore-by-id.js';
import { WebstoreByUrlHandler } from './queries/webstore-by-url.js';
import { WebstoresOfUserHandler } from './queries/webstores-of-user.js';
import { RememberEntitlementWhenSeatChanged } from './reactions/remember-entitlement-when-seat-changed.js';
import { WebstoreOwners } from './webstore-owners.js';

@Module({
  imports: [IdentityModule],
  providers: [
    SaveWebstoreHandler,
    PublishWebstoreHandler,
    UnpublishWebstoreHandler,
    ImportWebstoresHandler,
    SetAvailabilityHandler,
    RememberRatingHandler,
    WebstoreByIdHandler,
    WebstoreByUrlHandler,
    WebstoresOfUserHandler,
    VendorCategoriesHandler,
    RememberEntitlementWhenSeatChanged,
    WebstoreOwners,
    WebstoreFacade,
  ],
  exports: [WebstoreFacade],
})
export class WebstoreModule {}
