import { createHash } from 'node:crypto';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { capacityBands, type CapacityBand } from '#contracts/directory/search-filters.js';
import { completenessStep, localMilesOf, ratingSteps } from '#contracts/directory/ranking-rules.js';
import { states } from '#contracts/shared/states.js';
import { shortCalendarOf } from '#contracts/webstore/short-calendar.js';
import type { AddressContent, TravelDistance, TravelOption } from '#contracts/webstore/webstore-content.js';
import { categoryById, subCategoryById } from '#src/webstore/catalogue/catalogue.js';
import { countsGuests } from '#src/webstore/catalogue/counts-guests.js';
import { mainAddress } from '#contracts/webstore/main-address.js';
import { stockPicturesOfWebstore } from '#src/webstore/stock-pictures/stock-pictures-of-webstore.js';
import type { ListedWebstore } from '#src/webstore/public/webstore-facade.js';
import { facetValuesOf, priceValueOf, type ListingFacets } from './facet-values.js';
import { fold } from './fold.js';
import { rankOf, standingOf, type RankedFacts } from './listing-rank.js';
import { nameKeyOf } from './name-key.js';
import { cellsWithin } from './reach-cells.js';

/**
 * Raised whenever the same facts result in another document, so also when a category is renamed: rows of an older shape are
 * then projected again.
 */
export const documentShape = 11;

/** The content of a card except its location, stored as it is sent. */
export type StoredCard = Omit<ListingCardView, 'distance' | 'point' | 'availability' | 'freeDays'>;

/** One listing in the index; `mapping.ts` says how each field is searched. */
export interface ListingDocument extends ListingFacets, RankedFacts {
  id: string;
  card: StoredCard;
  /** Names the content of card and location (`cardKeyOf`), under which it can be cached. */
  cardKey: string;
  name: string;
  nameKey: string;
  /** The name without spaces, for names that are typed as one word or as several. */
  nameJoined: string;
  /** Words of its place and its categories, which people type beside a name. */
  besideName: string[];
  categoryIds: number[];
  /** The shown price tier, as a number to sort by. */
  priceOrder: number | null;
  /** Days, from the time of the projection on, on which the vendor is booked. */
  unavailableDays: string[];
  /** Days on which the vendor is partly booked. */
  partialDays: string[];
  /** Days that the vendor has marked as free. */
  freeDays: string[];
  /** Guests that fit; venues and lodging only. */
  guests: number | null;
  /** US dollars, the lowest package price that the page shows, rounded down. */
  fromPrice: number | null;
  location: { lat: number; lon: number } | null;
  /** Two letters; empty without an address. */
  state: string;
  /** Miles around the location that a locally travelling vendor covers; null where it gives none or does not travel. */
  travelRadius: TravelDistance | null;
  /** The location, or the south pole without one: the engine scores a business without any point as if it were near. */
  center: { lat: number; lon: number };
  /** Miles around the location in which it is local (`localMilesOf`). */
  reach: number;
  /** Cells of the map that it may be local in (`cellsWithin`). */
  cells: string[];
  /** The primary market, folded: 'austin tx'. */
  market: string;
  /** Serves couples everywhere (OP-81). */
  national: boolean;
  /** All its facet values and its price step in one field (`facetValuesOf`, `priceValueOf`). */
  facetValues: string[];
  /** Placement and claim as one number (`standingOf`). */
  standing: number;
  /** Every fact of `RankedFacts` as one number (`rankOf`). */
  rank: number;
  createdDay: number;
}

type PublishedContent = NonNullable<ListedWebstore['published']>;

const placements = [
  ['feature_vipPlacement', 'vip', 3],
  ['feature_premiumPlacement', 'premium', 2],
  ['feature_secondaryPlacement', 'secondary', 1],
] as const;

/** Makes the document of a webstore from its facts; undefined when the webstore must not be found (DIR-32). */
export function listingDocument(webstore: ListedWebstore): ListingDocument | null {
  const content = webstore.published;
  if (!content || content.url === null) return null;
  const [firstCategory] = content.categoryIds;
  const category = firstCategory === undefined ? undefined : categoryById(firstCategory);
  if (!category) return null;
  const place = mainAddress(content.addresses);
  const subCategoryIds = Object.values(content.subCategoryIds).flat();
  const [, placement = null, rank = 0] = placements.find(([feature]) => webstore.features.includes(feature)) ?? [];
  const hasGuests = countsGuests(content.categoryIds);
  const capacity = hasGuests ? content.capacity : null;
  const travelOption = hasGuests ? null : content.travelOption; // WS-224
  // A tier that the vendor hides is neither counted nor found, and does not influence an order (WS-222).
  const priceTier = content.displayPriceTier ? content.priceTier : null;
  const whereabouts = whereaboutsOf(content, place, travelOption);
  const fromPrice = webstore.fromPrice === null ? null : Math.floor(webstore.fromPrice);
  const card: StoredCard = {
    id: webstore.id,
    name: content.name,
    url: content.url,
    categoryId: category.id,
    categoryName: category.name,
    subCategoryNames: namesOf(subCategoryIds, subCategoryById),
    ...townOf(place),
    coverImage: webstore.coverImage ?? stockCover(webstore),
    priceTier,
    fromPrice,
    capacity,
    calendar: shortCalendarOf(webstore.calendar, webstore.calendar.until),
    features: webstore.features,
    placement,
  };
  const facets = {
    subCategoryIds,
    services: content.services,
    styles: content.styles,
    priceTier,
    capacityBand: bandOf(capacity),
    travelOption,
    shippingOption: content.onlineStore ? content.shippingOption : null,
    features: webstore.features,
  };
  return {
    id: webstore.id,
    card,
    cardKey: cardKeyOf({ card, location: whereabouts.location }),
    ...nameFieldsOf(content.name),
    besideName: wordsBesideName(content.categoryIds, place),
    categoryIds: content.categoryIds,
    ...facets,
    facetValues: [...facetValuesOf(facets), ...priceValueOf(fromPrice)],
    priceOrder: priceTier,
    ...calendarFieldsOf(webstore),
    guests: capacity,
    fromPrice,
    ...whereabouts,
    market: fold(content.serviceArea),
    national: isEverywhere(travelOption) || (content.onlineStore && content.shippingOption !== null), // OP-81
    ...rankFieldsOf(webstore, rank, category.externalId),
  };
}

function whereaboutsOf(
  content: PublishedContent,
  place: AddressContent | undefined,
  travelOption: TravelOption | null,
) {
  const location = locationOf(place, content.displayStoreAddress);
  const radius = travelOption === 'locally' ? (content.travelDistance ?? place?.travelRadius ?? null) : null;
  return { state: place?.state ?? '', location, ...reachFieldsOf(location, radius) };
}

const southPole = { lat: -90, lon: 0 };

/** The fields that decide where a business is local; all of them follow from its location and its travel radius. */
export function reachFieldsOf(location: ListingDocument['location'], travelRadius: TravelDistance | null) {
  const reach = localMilesOf(travelRadius);
  const cells = location ? cellsWithin(reach, { latitude: location.lat, longitude: location.lon }) : [];
  return { travelRadius, center: location ?? southPole, reach, cells };
}

/** The same for the same content, and another one for any other. */
export const cardKeyOf = ({ card, location }: Pick<ListingDocument, 'card' | 'location'>): string =>
  createHash('sha256')
    .update(JSON.stringify([card, location]))
    .digest('base64url')
    .slice(0, 16);

/** The fields by which a name is searched. */
export function nameFieldsOf(written: string): Pick<ListingDocument, 'name' | 'nameKey' | 'nameJoined'> {
  const name = fold(written);
  const nameKey = nameKeyOf(name);
  return { name, nameKey, nameJoined: nameKey.replaceAll(' ', '') };
}

const townOf = (place: AddressContent | undefined) => ({ city: place?.city ?? '', state: place?.state ?? '' });

const calendarFieldsOf = ({ calendar: { booked, partly, free } }: ListedWebstore) => ({
  unavailableDays: booked,
  partialDays: partly,
  freeDays: free,
});

function wordsBesideName(categoryIds: readonly number[], place: AddressContent | undefined): string[] {
  const categories = categoryIds.flatMap((id) => {
    const category = categoryById(id);
    return category ? [category.name, category.namePlural] : [];
  });
  const state = states.find(({ code }) => code === place?.state);
  const words = fold([...categories, place?.city, place?.state, state?.name].filter(Boolean).join(' '));
  return [...new Set(words.split(' ').filter(Boolean))].sort();
}

function rankFieldsOf(webstore: ListedWebstore, placement: number, category: string) {
  const facts: RankedFacts = {
    placement,
    claimed: webstore.claimed,
    completeness: completenessStep(filledPartsOf(webstore)),
    rating: ratingSteps(category, webstore.rating),
    recencyDay: dayOf(webstore.publishedAt),
  };
  return { ...facts, standing: standingOf(facts), rank: rankOf(facts), createdDay: dayOf(webstore.created) };
}

/** WS-227 */
function stockCover({ id, published }: ListedWebstore): StoredCard['coverImage'] {
  const [picture] = stockPicturesOfWebstore(id, published?.categoryIds ?? []);
  if (!picture) throw new Error(`There are no stock pictures for webstore ${id}`);
  return picture;
}

/** A hidden address is moved by about half a mile: distances on cards must not reveal it (WS-223). */
function locationOf(place: AddressContent | undefined, isShown: boolean): ListingDocument['location'] {
  if (typeof place?.latitude !== 'number' || typeof place.longitude !== 'number') return null;
  const kept = (degrees: number) => (isShown ? degrees : Math.round(degrees * 100) / 100);
  return { lat: kept(place.latitude), lon: kept(place.longitude) };
}

const namesOf = (ids: readonly number[], byId: (id: number) => { name: string } | undefined): string[] =>
  ids.flatMap((id) => byId(id)?.name ?? []);

/** Days since 1970. */
const dayOf = (moment: Date | null): number => Math.floor((moment?.getTime() ?? 0) / 86_400_000);

/** DIR-18, OP-79 */
function bandOf(capacity: number | null): CapacityBand | null {
  if (capacity === null) return null;
  const bands = Object.entries(capacityBands) as [CapacityBand, { from: number; to: number | null }][];
  return bands.find(([, { from, to }]) => capacity >= from && (to === null || capacity <= to))?.[0] ?? null;
}

const isEverywhere = (option: TravelOption | null) => option === 'nationally' || option === 'globally';

/**
 * Counts how many of ten parts of a page are filled: complete pages serve couples better and rank before sparse ones.
 */
function filledPartsOf({ published, coverImage }: ListedWebstore): number {
  if (!published) return 0;
  const filled = [
    published.businessDescription.length >= 200,
    published.services.length >= 3,
    published.styles.length > 0,
    published.priceTier !== null,
    published.displayPriceTier,
    Object.values(published.subCategoryIds).flat().length > 0,
    published.addresses.some((address) => address.latitude !== null),
    Object.keys(published.links).length > 0,
    published.images.length >= 3,
    coverImage !== null,
  ];
  return filled.filter(Boolean).length;
}
