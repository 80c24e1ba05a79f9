import { Module } from '@nestjs/common';
import { PlaceDetailsModule } from '#src/platform/places/details/place-details.module.js';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { PlaceSearchModule } from '#src/platform/places/search/place-search.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { ImportWebstoresHandler } from './commands/import-webstores.js';
import { PublishWebstoreHandler } from './commands/publish-webstore.js';
import { RememberRatingHandler } from './commands/remember-rating.js';
import { SaveWebstoreHandler } from './commands/save-webstore.js';
import { SetAvailabilityHandler } from './commands/set-availability.js';
import { UnpublishWebstoreHandler } from './commands/unpublish-webstore.js';
import { Establishments } from './establishments/establishments.js';
import { WebstoreFacade } from './public/webstore-facade.js';
import { WebstoreRegistry } from './public/webstore-registry.js';
import { AdminWebstoreHandler } from './queries/admin/admin-webstore.js';
import { AdminWebstoresHandler } from './queries/admin/admin-webstores.js';
import { AvailabilityOfWebstoreHandler } from './queries/availability-of-webstore.js';
import { EstablishmentByPlaceIdHandler } from './queries/establishments/establishment-by-place-id.js';
import { EstablishmentsLikeHandler } from './queries/establishments/establishments-like.js';
import { ReviewsOfWebstoreHandler } from './queries/reviews-of-webstore.js';
import { VendorCategoriesHandler } from './queries/vendor-categories.js';
import { VendorFaqOptionsHandler } from './queries/vendor-faq-options.js';
import { WebAddressAvailableHandler } from './queries/web-addresses/web-address-available.js';
import { WebstoreByIdHandler } from './queries/webstore-by-id.js';
import { WebstoreByUrlHandler } from './queries/webstore-by-url.js';
import { WebstoresOfUserHandler } from './queries/webstores-of-user.js';
import { WebstoresOfVendorHandler } from './queries/webstores-of-vendor.js';
import { EraseWebstoresWhenPersonErased } from './reactions/erase-webstores-when-person-erased.js';
import { RememberEntitlementWhenSeatChanged } from './reactions/remember-entitlement-when-seat-changed.js';
import { StartWebstoreWhenWanted } from './reactions/start-webstore-when-wanted.js';
import { UnpublishWhenBusinessRemovalRequested } from './reactions/unpublish-when-business-removal-requested.js';
import { WithholdPagesWhenAccountClosed } from './reactions/withhold-pages-when-account-closed.js';
import { SectionLocks } from './section-locks.js';
import { WebstoreData } from './webstore-data.js';
import { WebstoreOwners } from './webstore-owners.js';
import { WebstoreReaders } from './webstore-readers.js';

@Module({
  imports: [IdentityModule, PlaceDetailsModule, PlacesModule, PlaceSearchModule],
  providers: [
    SaveWebstoreHandler,
    PublishWebstoreHandler,
    UnpublishWebstoreHandler,
    ImportWebstoresHandler,
    SetAvailabilityHandler,
    RememberRatingHandler,
    WebstoreByIdHandler,
    WebstoreByUrlHandler,
    WebAddressAvailableHandler,
    WebstoresOfUserHandler,
    WebstoresOfVendorHandler,
    AdminWebstoresHandler,
    AdminWebstoreHandler,
    VendorCategoriesHandler,
    VendorFaqOptionsHandler,
    AvailabilityOfWebstoreHandler,
    ReviewsOfWebstoreHandler,
    EstablishmentsLikeHandler,
    EstablishmentByPlaceIdHandler,
    Establishments,
    SectionLocks,
    RememberEntitlementWhenSeatChanged,
    WithholdPagesWhenAccountClosed,
    EraseWebstoresWhenPersonErased,
    WebstoreData,
    StartWebstoreWhenWanted,
    UnpublishWhenBusinessRemovalRequested,
    WebstoreOwners,
    WebstoreReaders,
    WebstoreFacade,
    WebstoreRegistry,
  ],
  exports: [WebstoreFacade, WebstoreRegistry],
})
export class WebstoreModule {}
