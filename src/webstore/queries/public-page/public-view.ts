import type { PictureView } from '#contracts/shared/picture.js';
import { isUnlocked } from '#contracts/webstore/sections.js';
import type { OptionalSectionName } from '#contracts/webstore/webstore-content.js';
import type { PublicWebstoreView, SectionPictureView, ShownImageView } from '#contracts/webstore/webstore.views.js';
import { isEnabled, isFilled } from '../../domain/sections/optional-sections.js';
import type { PublishedContent } from '../../domain/publish-status.js';
import { retailStoreOf } from '../../stores/retail-stores.js';
import { shownContent } from '../../domain/sections/all-sections.js';
import {
  coverOf,
  hasFile,
  isShowable,
  pictureOf,
  placeholderPicture,
  shownImageView,
  stockPicturesOfWebstore,
} from '../image-views.js';
import type { WebstoreWithParts } from '../webstore-rows.js';
import { catalogueNames } from './catalogue-names.js';
import { partnerViews } from './partner-views.js';

type PlannedSections = Pick<PublicWebstoreView, 'preferredStore' | 'packages' | 'faqs' | 'awards' | 'rating'>;

/**
 * The published version as everybody sees it, or undefined when the webstore is not on the site.
 * @param partners the webstores that it recommends, by id
 * @param keepFlagged whether to include pictures that visitors may not see (WS-98)
 */
export function publicView(
  row: WebstoreWithParts,
  partners: ReadonlyMap<string, WebstoreWithParts>,
  keepFlagged: boolean,
): Omit<PublicWebstoreView, 'takenDays'> | undefined {
  if (!row.published) return undefined;
  const { images, ...content } = contentForVisitors(shownContent(row.published) as PublishedContent);
  const names = catalogueNames(content);
  const cover = coverOf(row);
  const stock = stockPicturesOfWebstore(row.id, content.categoryIds);
  const heroImage = cover ?? stock[0];
  if (!names || !heroImage || content.url === null) return undefined;
  return {
    kind: 'published',
    ...content,
    ...names,
    url: content.url,
    id: row.id,
    vendorId: row.vendor_id,
    subscriptionTier: row.tier,
    activeFeatures: row.features,
    isUnclaimed: !row.claimed,
    images: galleryViews(row, images, keepFlagged),
    heroImage,
    stockImages: cover ? [] : stock,
    hasReviews: row.published.googlePlaceId !== null && showsSection(row, row.published, 'reviews'),
    ...plannedSections(
      row,
      row.published,
      sectionPictures(row, placeholderPicture(stock, heroImage, row.images), keepFlagged),
    ),
    partners: isEnabled(row.published, 'partners') ? partnerViews(content.partners, partners) : [],
  };
}

/** Leaves out fields that only the vendor needs, such as the postal code from which the store was found. */
function contentForVisitors({
  optionalSections: _flags,
  favouriteStore: _number,
  zipcodeNearFavouriteStore: _zipcode,
  ...content
}: PublishedContent) {
  return content;
}

/** Order, captions and cover as published; their current approval decides which of them are shown. */
function galleryViews(
  row: WebstoreWithParts,
  published: PublishedContent['images'],
  keepFlagged: boolean,
): ShownImageView[] {
  const live = new Map(row.images.filter(keepFlagged ? hasFile : isShowable).map((image) => [image.id, image]));
  return published.flatMap((image) => {
    const row = live.get(image.id);
    return row ? [{ ...shownImageView(row, keepFlagged), ...image }] : [];
  });
}

/** A section that the plan does not unlock (OP-52), or that the vendor hides, is kept but not shown. */
const showsSection = (row: WebstoreWithParts, content: PublishedContent, section: OptionalSectionName): boolean =>
  isUnlocked(section, row.features) && (isEnabled(content, section) || !isFilled(content, section));

function plannedSections(
  row: WebstoreWithParts,
  content: PublishedContent,
  pictureFor: (imageId: string | null) => SectionPictureView | null,
): PlannedSections {
  const shows = (section: OptionalSectionName) => showsSection(row, content, section);
  return {
    preferredStore: shows('store') ? retailStoreOf(content.favouriteStore) : null,
    packages: shows('packages')
      ? content.packages.map(({ imageId, ...rest }, ordinal) => ({ ...rest, ordinal, image: pictureFor(imageId) }))
      : [],
    faqs: shows('faqs') ? content.faqs.map((faq, ordinal) => ({ ...faq, ordinal })) : [],
    awards: shows('awards')
      ? content.awards.map(({ imageId, ...rest }, ordinal) => ({ ...rest, ordinal, image: pictureFor(imageId) }))
      : [],
    rating: shownRating(row, content),
  };
}

/** The lowest price among the packages that the page shows. */
export const shownFromPrice = (row: WebstoreWithParts, content: PublishedContent): number | null =>
  showsSection(row, content, 'packages') && content.packages.length > 0
    ? Math.min(...content.packages.map(({ price }) => price))
    : null;

/** The rating that the page shows. */
export const shownRating = (row: WebstoreWithParts, content: PublishedContent): PublicWebstoreView['rating'] =>
  showsSection(row, content, 'reviews') && content.googlePlaceId !== null && row.rating_tenths !== null
    ? { stars: row.rating_tenths / 10, reviews: row.reviews ?? 0 }
    : null;

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
