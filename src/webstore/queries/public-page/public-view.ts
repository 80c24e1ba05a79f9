import type { PictureView } from '#contracts/shared/picture.js';
import { photosWithinPlan } from '#contracts/webstore/image-rules.js';
import { isUnlocked, type SectionName } from '#contracts/webstore/sections.js';
import type { PublicWebstoreView, ShownImageView } from '#contracts/webstore/webstore.views.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';
import { isEnabled, isFilled } from '../../domain/sections/optional-sections.js';
import { shownSections } from '../../domain/sections/all-sections.js';
import type { PublishedContent } from '../../domain/publish-status.js';
import { retailStoreOf } from '../../stores/retail-stores.js';
import { addressView } from './address-view.js';
import { coverOf, hasFile, isShowable, pictureOf, placeholderPicture, shownImageView } from '../image-views.js';
import { stockPicturesOfWebstore } from '../../stock-pictures/stock-pictures-of-webstore.js';
import type { WebstoreWithParts } from '../webstore-rows.js';
import { catalogueNames } from './catalogue-names.js';
import { partnerViews } from './partner-views.js';

/**
 * The published version as everybody sees it, or undefined when the webstore is not on the site.
 * @param partners the webstores that it recommends, by id
 * @param keepFlagged whether to include pictures that visitors may not see (WS-98)
 */
export function publicView(
  row: WebstoreWithParts,
  partners: ReadonlyMap<string, WebstoreWithParts>,
  keepFlagged: boolean,
): Omit<PublicWebstoreView, 'calendar'> | undefined {
  const { published } = row;
  if (!published) return undefined;
  const names = catalogueNames(published);
  const cover = coverOf(row);
  const stock = stockPicturesOfWebstore(row.id, published.categoryIds);
  const heroImage = cover ?? stock[0];
  if (!names || !heroImage || published.url === null) return undefined;
  const shows = (section: SectionName) => showsSection(row, published, section);
  const {
    favouriteStore: _number,
    zipcodeNearFavouriteStore: _zipcode,
    ...sections
  } = shownSections(published, shows, {
    pictureOf: sectionPictures(row, placeholderPicture(stock, heroImage, row.images), keepFlagged),
    partnersOf: (named) => partnerViews(named, partners),
  });
  return {
    kind: 'published',
    ...sections,
    ...names,
    addresses: sections.addresses.map(addressView),
    url: published.url,
    id: row.id,
    vendorId: row.vendor_id,
    subscriptionTier: row.tier,
    activeFeatures: row.features,
    isUnclaimed: !row.claimed,
    images: galleryViews(row, published.images, keepFlagged),
    heroImage,
    stockImages: cover ? [] : stock,
    preferredStore: shows('store') ? retailStoreOf(published.favouriteStore) : null,
    hasReviews: published.googlePlaceId !== null && shows('reviews'),
    rating: shownRating(row, published),
  };
}

/**
 * Order, captions and cover as published; their current approval and the current plan decide which of them are shown.
 * Flagged ones, which only editors see, take no place of the others.
 */
function galleryViews(
  row: WebstoreWithParts,
  published: PublishedContent['images'],
  keepFlagged: boolean,
): ShownImageView[] {
  const live = new Map(row.images.filter(keepFlagged ? hasFile : isShowable).map((image) => [image.id, image]));
  const filed = published.flatMap((image) => {
    const stored = live.get(image.id);
    return stored ? [{ image, isFlagged: !isShowable(stored), view: shownImageView(stored, keepFlagged) }] : [];
  });
  const good = filed.flatMap(({ image, isFlagged }) => (isFlagged ? [] : [image]));
  const within = new Set(photosWithinPlan(good, row.tier));
  return filed.flatMap(({ image, isFlagged, view }) => (isFlagged || within.has(image) ? [{ ...view, ...image }] : []));
}

/** A section that the plan does not unlock (OP-52), or that the vendor hides, is kept but not shown. */
const showsSection = (row: WebstoreWithParts, content: PublishedContent, section: SectionName): boolean =>
  isUnlocked(section, row.features) && (isEnabled(content, section) || !isFilled(content, section));

/** The lowest price among the packages that the page shows. */
export const shownFromPrice = (row: WebstoreWithParts, content: PublishedContent): number | null =>
  showsSection(row, content, 'packages') && content.packages.length > 0
    ? Math.min(...content.packages.map(({ price }) => price))
    : null;

/** The rating that the page shows: never that of a place that was connected before. */
export function shownRating(row: WebstoreWithParts, content: PublishedContent): PublicWebstoreView['rating'] {
  const { rating_tenths: tenths, reviews, rated_place_id: rated } = row;
  const isOfPlace = content.googlePlaceId !== null && (rated === null || rated === content.googlePlaceId);
  return showsSection(row, content, 'reviews') && isOfPlace && tenths !== null
    ? { stars: tenths / 10, reviews: reviews ?? 0 }
    : null;
}

/**
 * Finds the picture of a package or an award by its id; one that may not be seen is replaced by the placeholder
 * (WS-97).
 */
function sectionPictures(row: WebstoreWithParts, placeholder: PictureView | null, keepFlagged: boolean) {
  const images = new Map(row.images.map((image) => [image.id, image]));
  return (imageId: string | null): SectionPictureView | null => {
    if (imageId === null) return null;
    const image = images.get(imageId);
    if (!image || !hasFile(image)) return placeholder;
    if (isShowable(image)) return pictureOf(image);
    return keepFlagged ? { ...pictureOf(image), isFlagged: true } : placeholder;
  };
}
