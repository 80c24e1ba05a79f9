import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';
import type { AddressContent, SocialLinkKey } from '#contracts/webstore/webstore-content.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { formatNumber, formatPlace } from '../../lib/format.js';
import { webstorePage as texts } from '../../texts/webstore-page.js';
import { categoriesOf, hasCapacity } from './about-values.js';

const named = (ids: readonly number[], catalogue: readonly NamedView[]) =>
  ids.flatMap((id) => catalogue.find((one) => one.id === id)?.name ?? []);

const addressLine = ({ street1, street2, city, state, zipCode }: AddressContent) =>
  [street1, street2, `${formatPlace(city, state)} ${zipCode}`.trim()].filter((part) => part !== '').join(', ');

function travelOf({ travels, travelOption, travelDistance }: PublicWebstoreView): string | null {
  if (!travels) return texts.staysPut;
  return travelOption === null ? null : texts.travel(travelOption, travelDistance);
}

/** Where a business is: its address when it shows it, else the market it names. */
export function placeOf({ addresses, serviceArea }: PublicWebstoreView): string {
  const [first] = addresses;
  return first ? formatPlace(first.city, first.state) : serviceArea;
}

/** The ids of a webstore in the words of the catalogue, as the public page shows them. */
export function webstoreFacts(webstore: PublicWebstoreView, catalogue: readonly CategoryView[]) {
  const categories = categoriesOf(webstore.categoryIds, catalogue);
  const [address] = webstore.addresses;
  const guests = hasCapacity(categories) && webstore.capacity ? texts.guests(formatNumber(webstore.capacity)) : null;
  const subCategories = categories.flatMap(({ id, subCategories: offered }) =>
    named(webstore.subCategoryIds[id] ?? [], offered),
  );
  const styles = categories.flatMap((category) => named(webstore.styles, category.styles));
  const lines: [string, string | null][] = [
    [texts.specialties, subCategories.join(', ')],
    [texts.styles, [...new Set(styles)].join(', ')],
    [texts.capacity, guests],
    [texts.market, webstore.serviceArea],
    [texts.travels, travelOf(webstore)],
    [texts.address, webstore.displayStoreAddress && address ? addressLine(address) : null],
  ];
  return {
    category: categories[0]?.name ?? '',
    categoryId: categories[0]?.externalId,
    lines: lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== ''),
    serviceGroups: categories.flatMap(({ serviceTypes }) =>
      serviceTypes
        .map(({ id, name, services }) => ({ id, name, services: named(webstore.services, services) }))
        .filter(({ services }) => services.length > 0),
    ),
    links: Object.entries(webstore.links).filter((link): link is [SocialLinkKey, string] => link[1] !== ''),
  };
}
