import { Module } from '@nestjs/common';
import { PlaceDetailsModule } from '#src/platform/places/details/place-details.module.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { PlaceSearchModule } from '#src/platform/places/search/place-search.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { ApproveImageHandler } from './commands/images/approve-image.js';
import { BeginImageUploadHandler } from './commands/images/begin-image-upload.js';
import { ConfirmImageUploadHandler } from './commands/images/confirm-image-upload.js';
import { DeleteImageHandler } from './commands/images/delete-image.js';
import { RemoveImageHandler } from './commands/images/remove-image.js';
import { ReorderImagesHandler } from './commands/images/reorder-images.js';
import { UpdateImageHandler } from './commands/images/update-image.js';
import { AddLocationHandler } from './commands/locations/add-location.js';
import { CopyWebstoreHandler } from './commands/locations/copy-webstore.js';
import { ChooseStoreHandler } from './commands/choose-store.js';
import { DeleteWebstoreHandler } from './commands/locations/delete-webstore.js';
import { ImportWebstoresHandler } from './commands/import/import-webstores.js';
import { PublishWebstoreHandler } from './commands/publish-webstore.js';
import { RememberRatingHandler } from './commands/remember-rating.js';
import { SaveWebstoreHandler } from './commands/save-webstore.js';
import { SetAvailabilityHandler } from './commands/set-availability.js';
import { UnpublishWebstoreHandler } from './commands/unpublish-webstore.js';
import { Establishments } from './establishments/establishments.js';
import { PictureBacklog } from './public/picture-backlog.js';
import { WebstoreContacts } from './public/webstore-contacts.js';
import { WebstoreFacade } from './public/webstore-facade.js';
import { WebstorePicturesModule } from './webstore-pictures.module.js';
import { WebstoreRegistry } from './public/webstore-registry.js';
import { AdminWebstoreHandler } from './queries/admin/admin-webstore.js';
import { AdminWebstoresHandler } from './queries/admin/admin-webstores.js';
import { AvailabilityOfWebstoreHandler } from './queries/availability-of-webstore.js';
import { EstablishmentByPlaceIdHandler } from './queries/establishments/establishment-by-place-id.js';
import { EstablishmentsLikeHandler } from './queries/establishments/establishments-like.js';
import { ReviewsOfWebstoreHandler } from './queries/reviews-of-webstore.js';
import { ImageOfWebstoreHandler } from './queries/images/image-of-webstore.js';
import { ImagesToReviewHandler } from './queries/images/images-to-review.js';
import { LocationsOfVendorHandler } from './queries/locations/locations-of-vendor.js';
import { InsertsOfWebstoreHandler } from './queries/stores/inserts-of-webstore.js';
import { RetailStoresListHandler } from './queries/stores/retail-stores-list.js';
import { VendorCategoriesHandler } from './queries/vendor-categories.js';
import { VendorFaqOptionsHandler } from './queries/vendor-faq-options.js';
import { WebAddressAvailableHandler } from './queries/web-addresses/web-address-available.js';
import { WebstoreByIdHandler } from './queries/webstore-by-id.js';
import { WebstoreByUrlHandler } from './queries/webstore-by-url.js';
import { WebstoresOfUserHandler } from './queries/webstores-of-user.js';
import { WebstoresOfVendorHandler } from './queries/webstores-of-vendor.js';
import { EraseWebstoresWhenPersonErased } from './reactions/erase-webstores-when-person-erased.js';
import { SweepUploads } from './reactions/images/sweep-uploads.js';
import { PostRowWhenStoreChosen } from './reactions/post-row-when-store-chosen.js';
import { PushEntitlementWhenRemembered } from './reactions/push-entitlement-when-remembered.js';
import { RememberEntitlementWhenSeatChanged } from './reactions/remember-entitlement-when-seat-changed.js';
import { RememberRatingWhenWanted } from './reactions/remember-rating-when-wanted.js';
import { StartWebstoreWhenWanted } from './reactions/start-webstore-when-wanted.js';
import { UnpublishWhenBusinessRemovalRequested } from './reactions/unpublish-when-business-removal-requested.js';
import { WithholdPagesWhenAccountClosed } from './reactions/withhold-pages-when-account-closed.js';
import { WithholdPagesWhenVendorPlanStateChanged } from './reactions/withhold-pages-when-vendor-plan-state-changed.js';
import { SectionLocks } from './section-locks.js';
import { WebstoreData } from './webstore-data.js';
import { WebstoreReaders } from './webstore-readers.js';

@Module({
  imports: [IdentityModule, PlaceDetailsModule, PlacesModule, PlaceSearchModule, StorageModule, WebstorePicturesModule],
  providers: [
    SaveWebstoreHandler,
    PublishWebstoreHandler,
    UnpublishWebstoreHandler,
    ImportWebstoresHandler,
    SetAvailabilityHandler,
    ChooseStoreHandler,
    AddLocationHandler,
    CopyWebstoreHandler,
    DeleteWebstoreHandler,
    RememberRatingHandler,
    BeginImageUploadHandler,
    ConfirmImageUploadHandler,
    UpdateImageHandler,
    ReorderImagesHandler,
    DeleteImageHandler,
    ApproveImageHandler,
    RemoveImageHandler,
    ImageOfWebstoreHandler,
    ImagesToReviewHandler,
    SweepUploads,
    WebstoreByIdHandler,
    WebstoreByUrlHandler,
    WebAddressAvailableHandler,
    WebstoresOfUserHandler,
    WebstoresOfVendorHandler,
    LocationsOfVendorHandler,
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
    RetailStoresListHandler,
    InsertsOfWebstoreHandler,
    RememberEntitlementWhenSeatChanged,
    PushEntitlementWhenRemembered,
    PostRowWhenStoreChosen,
    RememberRatingWhenWanted,
    WithholdPagesWhenAccountClosed,
    WithholdPagesWhenVendorPlanStateChanged,
    EraseWebstoresWhenPersonErased,
    WebstoreData,
    StartWebstoreWhenWanted,
    UnpublishWhenBusinessRemovalRequested,
    WebstoreReaders,
    WebstoreFacade,
    WebstoreRegistry,
    PictureBacklog,
    WebstoreContacts,
  ],
  exports: [WebstoreFacade, WebstoreRegistry, PictureBacklog, WebstoreContacts, WebstorePicturesModule],
})
export class WebstoreModule {}
