import { capacityBands, type CapacityBand, type SearchFilters } from '#contracts/directory/search-filters.js';
import type { FacetName } from '#contracts/directory/directory.views.js';
import type { NamedView } from '#contracts/webstore/category.view.js';
import { shippingOptions, travelOptions } from '#contracts/webstore/webstore-content.js';
import { filterWords as words } from '../../texts/directory.js';
import { valuesOf } from './filter-values.js';
import type { Offer } from './offer.js';

export interface FilterChoice {
  id: string;
  name: string;
  spokenName?: string;
}

/** All values of one filter, in one list or several. */
export interface FilterGroup {
  filter: FacetName;
  title: string;
  lists: { name?: string; choices: FilterChoice[] }[];
}

const ofCatalogue = (offered: readonly NamedView[]): FilterChoice[] =>
  offered.map(({ id, name }) => ({ id: String(id), name }));
const bands = Object.keys(capacityBands) as CapacityBand[];

/**
 * The lists beside the results. Values of a category are offered once a category is chosen; without one, only those in
 * the address are shown, to be removed.
 */
export function filterGroups(offer: Offer, filters: SearchFilters): FilterGroup[] {
  const { category } = offer;
  const services = category
    ? category.serviceTypes.map(({ name, services: offered }) => ({ name, choices: ofCatalogue(offered) }))
    : [{ choices: ofCatalogue(offer.services) }];
  const groups: FilterGroup[] = [
    // A venue that is too small is useless, whatever its style.
    {
      filter: 'capacity',
      title: words.guests,
      lists: [{ choices: offer.capacity ? named(bands, words.capacity) : [] }],
    },
    { filter: 'styles', title: words.styles, lists: [{ choices: ofCatalogue(offer.styles) }] },
    { filter: 'subCategoryIds', title: words.subCategories, lists: [{ choices: ofCatalogue(offer.subCategories) }] },
    { filter: 'services', title: words.services, lists: services },
  ];
  const ofAnyCategory: FilterGroup[] = [
    {
      filter: 'travelOptions',
      title: words.travel,
      lists: [{ choices: offer.travel ? named(travelOptions, words.travelOptions) : [] }],
    },
    {
      filter: 'shippingOptions',
      title: words.shipping,
      lists: [{ choices: named(shippingOptions, words.shippingOptions) }],
    },
    {
      filter: 'resultsIncludeFeatures',
      title: words.more,
      lists: [{ choices: named(featuresToOffer(filters), words.features) }],
    },
  ];
  const ofThisSearch = category ? groups : groups.map((group) => onlyChosen(group, filters));
  return [...ofThisSearch, ...ofAnyCategory].flatMap(withoutEmptyLists);
}

const named = <T extends string>(values: readonly T[], names: Record<T, string>): FilterChoice[] =>
  values.map((value) => ({ id: value, name: names[value] }));

/** Couples care about the badge; other features are only shown while they are chosen. */
const featuresToOffer = ({ resultsIncludeFeatures }: SearchFilters) => [
  ...new Set(['feature_premiumBadge' as const, ...resultsIncludeFeatures]),
];

function onlyChosen(group: FilterGroup, filters: SearchFilters): FilterGroup {
  const chosen = valuesOf(filters, group.filter);
  return {
    ...group,
    lists: group.lists.map((list) => ({ ...list, choices: list.choices.filter(({ id }) => chosen.includes(id)) })),
  };
}

function withoutEmptyLists(group: FilterGroup): FilterGroup[] {
  const lists = group.lists.filter(({ choices }) => choices.length > 0);
  return lists.length > 0 ? [{ ...group, lists }] : [];
}
