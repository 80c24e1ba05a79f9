import type { PublishStatus, WebstoreContent } from '#contracts/webstore/webstore-content.js';
import type { ImageView, PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { missingForPublish } from '../domain/missing-for-publish.js';
import { publishStatusOf } from '../domain/publish-status.js';
import { isShowable, type ImageRow, type WebstoreWithParts } from './webstore-rows.js';

/** The draft as its owner and admins see it. */
export function draftView(row: WebstoreWithParts, removeInvalidImages: boolean): WebstoreDraftView {
  return {
    kind: 'draft',
    ...row.draft,
    id: row.id,
    vendorId: row.vendor_id,
    version: row.version,
    publishStatus: statusOf(row),
    hasBeenPublished: row.published_version > 0,
    publishedVersion: row.published_version,
    created: new Date(row.created).toISOString(),
    subscriptionTier: row.tier,
    activeFeatures: row.features,
    images: row.images.filter((image) => !removeInvalidImages || isShowable(image)).map(imageView),
    missingForPublish: missingForPublish(row.draft, row.images.length),
  };
}

/** The published version as anyone sees it, or nothing when the webstore is not on the site. */
export function publicView(row: WebstoreWithParts): PublicWebstoreView | undefined {
  if (!row.published) return undefined;
  const { images: published, ...content } = row.published;
  const live = new Map(row.images.filter(isShowable).map((image) => [image.id, image]));
  return {
    kind: 'published',
    ...withoutPrivateParts(content),
    id: row.id,
    vendorId: row.vendor_id,
    subscriptionTier: row.tier,
    activeFeatures: row.features,
    images: published.flatMap((image) => {
      const row = live.get(image.id);
      return row ? [{ ...imageView(row), ...image }] : [];
    }),
  };
}

export const statusOf = (row: WebstoreWithParts): PublishStatus =>
  publishStatusOf(
    row.draft,
    row.published,
    row.images.map(({ id, caption, is_cover_photo, ordinal }) => ({
      id,
      caption,
      isCoverPhoto: is_cover_photo,
      ordinal,
    })),
  );

/** WS-222, WS-223: what the vendor does not show is not sent. */
function withoutPrivateParts(content: WebstoreContent): WebstoreContent {
  const addresses = content.displayStoreAddress
    ? content.addresses
    : content.addresses.map((address) => ({
        ...address,
        street1: '',
        street2: '',
        zipCode: '',
        latitude: null,
        longitude: null,
      }));
  return { ...content, addresses, priceTier: content.displayPriceTier ? content.priceTier : null };
}

const imageView = (image: ImageRow): ImageView => ({
  id: image.id,
  url: image.url ?? '',
  caption: image.caption,
  isCoverPhoto: image.is_cover_photo,
  ordinal: image.ordinal,
  width: image.width,
  height: image.height,
});
