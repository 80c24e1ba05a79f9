import type { AwardContent, AwardView } from '#contracts/webstore/awards-section.js';
import type { PackageContent, PackageView } from '#contracts/webstore/packages-section.js';
import type { PartnerContent, PartnerView } from '#contracts/webstore/partners-section.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { pictureFinder } from './item-pictures.js';
import type { Partners } from './use-partners.js';

/** A package during input: the price may be empty. */
export type TypedPackage = Omit<PackageContent, 'price'> & { price: number | null };

const isComplete = (item: TypedPackage): item is PackageContent =>
  item.price !== null && item.name.trim() !== '' && item.description.trim() !== '';

/** Packages as shown to couples, without incomplete ones. */
export function packageViews(items: readonly TypedPackage[], draft: WebstoreDraftView): PackageView[] {
  const pictureOf = pictureFinder(draft);
  return items.filter(isComplete).map(({ imageId, ...item }, ordinal) => ({
    ...item,
    inclusions: item.inclusions.filter((line) => line.trim() !== ''),
    ordinal,
    image: pictureOf(imageId),
  }));
}

/** Partners as shown to couples, without incomplete ones and those that are not on the site. */
export function partnerViews(items: readonly PartnerContent[], partners: Partners): PartnerView[] {
  return items.flatMap(({ partnerId, description }, ordinal) => {
    const partner = partners.find(partnerId);
    if (typeof partner === 'string' || description.trim() === '') return [];
    const { name, url, categoryName, subCategoryNames, city, state, coverImage: coverPhoto } = partner;
    return [{ partnerId, description, ordinal, name, url, categoryName, subCategoryNames, city, state, coverPhoto }];
  });
}

/** Awards as shown to couples, without those that have no name. */
export function awardViews(items: readonly AwardContent[], draft: WebstoreDraftView): AwardView[] {
  const pictureOf = pictureFinder(draft);
  return items
    .filter(({ name }) => name.trim() !== '')
    .map(({ imageId, ...award }, ordinal) => ({ ...award, ordinal, image: pictureOf(imageId) }));
}
