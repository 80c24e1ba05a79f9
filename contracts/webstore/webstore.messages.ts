import { message } from '../shared/message.js';

export const WebstorePublished = message('webstore.webstore-published', 1, 'webstoreId', {
  webstoreId: 'id',
  publishedVersion: 'integer',
});

export const WebstoreUnpublished = message('webstore.webstore-unpublished', 1, 'webstoreId', {
  webstoreId: 'id',
});

/** Plan or features of a published webstore changed; billing's own facts never start a projection. */
export const WebstoreEntitlementChanged = message('webstore.webstore-entitlement-changed', 1, 'webstoreId', {
  webstoreId: 'id',
  entitlementVersion: 'integer',
});

/** Webstore's copy of a plan changed, whether or not the page is on the site; pages that are open are updated. */
export const EntitlementRemembered = message('webstore.entitlement-remembered', 1, 'webstoreId', { webstoreId: 'id' });

/** Days on which a published webstore is booked changed. Availability is live and no part of a publish. */
export const WebstoreAvailabilityChanged = message('webstore.webstore-availability-changed', 1, 'webstoreId', {
  webstoreId: 'id',
});

/** Stars or number of reviews of a published webstore changed. */
export const WebstoreRatingChanged = message('webstore.webstore-rating-changed', 1, 'webstoreId', {
  webstoreId: 'id',
});

/** A page shows the reviews of another place, or their rating is due for a check. */
export const RatingWanted = message('webstore.rating-wanted', 1, 'webstoreId', { webstoreId: 'id' });

/** A vendor has chosen the retailer's store at which couples can meet them; the retailer's automation list is informed. */
export const StoreChosen = message('webstore.store-chosen', 1, 'webstoreId', {
  webstoreId: 'id',
  storeNumber: 'code',
});

/** A webstore was erased with its owner: consumers delete what they store about it. */
export const WebstoreErased = message('webstore.webstore-erased', 1, 'webstoreId', { webstoreId: 'id' });

/** A vendor has uploaded a picture, which nobody has checked yet. */
export const ImageUploaded = message('webstore.image-uploaded', 1, 'webstoreId', {
  webstoreId: 'id',
  imageId: 'id',
});

/** The automatic check or an operator has decided about a picture. Approval is live and no part of a publish. */
export const ImageValidated = message('webstore.image-validated', 1, 'webstoreId', {
  webstoreId: 'id',
  imageId: 'id',
});

/** A picture is gone for good, from the draft and from the page: its files go too. */
export const ImageDeleted = message('webstore.image-deleted', 1, 'webstoreId', {
  webstoreId: 'id',
  imageId: 'id',
});
