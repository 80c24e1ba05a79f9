import type { PartnerContent, PartnerView } from '#contracts/webstore/partners-section.js';
import { categoryById } from '../../catalogue/catalogue.js';
import { mainAddress } from '#contracts/webstore/main-address.js';
import { coverOf } from '../image-views.js';
import { stockPicturesOfWebstore } from '../../stock-pictures/stock-pictures-of-webstore.js';
import type { WebstoreWithParts } from '../webstore-rows.js';
import { subCategoryNamesOf } from './catalogue-names.js';

/** Recommended businesses in the vendor's order, without those that are not on the site (WS-13). */
export function partnerViews(
  partners: readonly PartnerContent[],
  webstores: ReadonlyMap<string, WebstoreWithParts>,
): PartnerView[] {
  return partners.flatMap((partner, ordinal) => {
    const webstore = webstores.get(partner.partnerId);
    return (webstore && viewOf(partner, ordinal, webstore)) ?? [];
  });
}

function viewOf(partner: PartnerContent, ordinal: number, webstore: WebstoreWithParts): PartnerView | undefined {
  const { id, published } = webstore;
  const [categoryId] = published?.categoryIds ?? [];
  const category = categoryId === undefined ? undefined : categoryById(categoryId);
  const coverPhoto = coverOf(webstore) ?? stockPicturesOfWebstore(id, published?.categoryIds ?? [])[0];
  if (!published?.url || !category || !coverPhoto) return undefined;
  const address = mainAddress(published.addresses);
  return {
    ...partner,
    ordinal,
    name: published.name,
    url: published.url,
    categoryName: category.name,
    subCategoryNames: subCategoryNamesOf(published),
    city: address?.city ?? '',
    state: address?.state ?? '',
    coverPhoto,
  };
}
