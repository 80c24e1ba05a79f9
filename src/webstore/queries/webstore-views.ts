import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import type { WebstoreDraftView, WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { missingForPublish } from '../domain/missing-for-publish.js';
import { publishStatusOf, unpublishedSections, type PublishedImage } from '../domain/publish-status.js';
import { retailStoreOf } from '../stores/retail-stores.js';
import { imageView, isShowable } from './image-views.js';
import { addressView } from './public-page/address-view.js';
import { firstCategory, subCategoryNamesOf } from './public-page/catalogue-names.js';
import { galleryOf, sectionImagesOf, type ImageRow, type WebstoreWithParts } from './webstore-rows.js';

/** The draft as its owner and admins see it. */
export function draftView(row: WebstoreWithParts, removeInvalidImages: boolean): WebstoreDraftView {
  const gallery = galleryOf(row);
  const shownOf = (images: readonly ImageRow[]) =>
    images.filter((image) => !removeInvalidImages || isShowable(image)).map(imageView);
  return {
    kind: 'draft',
    ...row.draft,
    addresses: row.draft.addresses.map(addressView),
    id: row.id,
    vendorId: row.vendor_id,
    version: row.version,
    publishStatus: statusOf(row),
    unpublishedSections: unpublishedSections(row.draft, row.published, publishedImagesOf(row)),
    hasBeenPublished: row.published_version > 0,
    publishedVersion: row.published_version,
    created: new Date(row.created).toISOString(),
    categoryId: row.draft.categoryIds.join(','),
    category: firstCategory(row.draft) ?? null,
    subCategoryNames: subCategoryNamesOf(row.draft),
    crawledData: row.crawled_data,
    subscriptionTier: row.tier,
    activeFeatures: row.features,
    images: shownOf(gallery),
    sectionImages: shownOf(sectionImagesOf(row)),
    preferredStore: retailStoreOf(row.draft.favouriteStore),
    missingForPublish: missingForPublish(row.draft, gallery.length),
  };
}

/** One line of a list of webstores. */
export const summaryView = (row: WebstoreWithParts): WebstoreSummaryView => ({
  id: row.id,
  name: row.draft.name,
  url: row.draft.url,
  publishStatus: statusOf(row),
});

export const statusOf = (row: WebstoreWithParts): PublishStatus =>
  publishStatusOf(row.draft, row.published, publishedImagesOf(row));

const publishedImagesOf = (row: WebstoreWithParts): PublishedImage[] =>
  galleryOf(row).map(({ id, caption, is_cover_photo, ordinal }) => ({
    id,
    caption,
    isCoverPhoto: is_cover_photo,
    ordinal,
  }));
