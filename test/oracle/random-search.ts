import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { dateSpans } from '#contracts/directory/date-span.js';
import {
  apiParameters,
  capacityBands,
  noFilters,
  writeFilters,
  type CapacityBand,
  type SearchFilters,
} from '#contracts/directory/search-filters.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import { writeRanges, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { searchRadii } from '#contracts/shared/search-radius.js';
import { searchOrders } from '#contracts/directory/search-order.js';
import { isInUsOrCanada } from '#contracts/shared/us-and-canada.js';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { priceTiers, shippingOptions, travelOptions } from '#contracts/webstore/webstore-content.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { displayTextOf } from '#src/platform/places/port/places.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';

export type RandomSearch = Omit<DirectorySearch, 'cursor' | 'updateSearchKpiCount'>;

/** The values from which searches are composed. */
export interface SearchMaterial {
  documents: readonly ListingDocument[];
  /** Ids of the places of the listings, by name. */
  placeOf: ReadonlyMap<string, number>;
  placeIds: readonly number[];
}

const day = 86_400_000;

/**
 * The search with this number of a seed. Most choices come from one listing, so that many filters together still find
 * something; others come from anywhere, so that some find nothing.
 */
export function randomSearch(seed: number, number: number, material: SearchMaterial): RandomSearch {
  const random = new SeededRandom(seed, number);
  const target = richest(random.some(targetsAmong(random, material.documents), random.integer(1, 6)));
  const eagerness = random.pick([0.08, 0.12, 0.2, 0.3, 0.6]);
  const place = random.chance(0.6) ? placeNear(random, random.chance(0.8) ? target : undefined) : undefined;
  const filters = { ...noFilters };
  for (const filter of Object.keys(filterValues) as (keyof SearchFilters)[]) {
    if (random.chance(eagerness)) Object.assign(filters, { [filter]: filterValues[filter](random, target, material) });
  }
  return {
    ...(random.chance(0.6)
      ? { categoryId: random.chance(0.85) ? random.pick(target.categoryIds) : random.integer(1, 24) }
      : {}),
    ...(place ? { place, ...(random.chance(0.3) ? { radius: random.pick(searchRadii) } : {}) } : {}),
    ...(random.chance(0.25) ? { area: areaAround(random, random.chance(0.8) ? target : undefined) } : {}),
    national: random.chance(0.1),
    filters,
    ranges: rangesLike(random, target),
    sort: random.pick(searchOrders.filter((order) => place !== undefined || order !== 'distance')),
    page: 1,
    pageSize: random.integer(1, 30),
    ...(random.chance(0.1) ? { state: target.state || 'TX' } : {}),
  };
}

/** A third of the searches look for vendors with a capacity, or who ship, because few trades do either. */
function targetsAmong(random: SeededRandom, documents: readonly ListingDocument[]): readonly ListingDocument[] {
  const rare = random.pick(['capacityBand', 'shippingOption'] as const);
  const targets = random.chance(0.35) ? documents.filter((document) => document[rare] !== null) : [];
  return targets.length > 0 ? targets : documents;
}

/** The listing that most filters match. */
const richest = (listings: readonly ListingDocument[]): ListingDocument => {
  const wealth = ({ features, styles, capacityBand, shippingOption }: ListingDocument) =>
    [features.length > 0, features.length > 0, styles.length > 0, capacityBand, shippingOption].filter(Boolean).length;
  return listings.reduce((best, listing) => (wealth(listing) > wealth(best) ? listing : best));
};

/** A search in the form of a query string. */
export const queryOf = ({
  categoryId,
  place,
  area,
  national,
  filters,
  ranges,
  ...view
}: RandomSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      categoryId,
      ...place,
      ...area,
      national,
      ...writeFilters(filters, apiParameters),
      ...writeRanges(ranges),
      ...view,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Guests and a price that the target just matches, or just misses. */
function rangesLike(random: SeededRandom, { guests, fromPrice }: ListingDocument): SearchRanges {
  const around = (value: number | null) => Math.max(1, (value ?? random.integer(50, 3_000)) + random.integer(-20, 20));
  const price = around(fromPrice);
  return {
    ...(random.chance(0.08) ? { guests: around(guests) } : {}),
    ...(random.chance(0.06) ? { priceFrom: Math.max(0, price - 200) } : {}),
    ...(random.chance(0.06) ? { priceTo: price + 200 } : {}),
    ...(random.chance(0.3) ? { dateSpan: random.pick(dateSpans) } : {}),
  };
}

function placeNear(random: SeededRandom, listing: ListingDocument | undefined): DirectorySearch['place'] {
  const { lat, lon } = listing?.location ?? { lat: random.integer(33, 60), lon: random.integer(-125, -75) };
  const off = () => (random.next() - 0.5) * random.pick([0, 0.5, 3]);
  const place = { latitude: Number((lat + off()).toFixed(4)), longitude: Number((lon + off()).toFixed(4)) };
  return isInUsOrCanada(place) ? place : { latitude: lat, longitude: lon };
}

/**
 * A part of the map around a listing, or anywhere, from a town's width to a continent's, without a listing on its edge.
 */
function areaAround(random: SeededRandom, listing: ListingDocument | undefined): MapArea {
  const { lat, lon } = listing?.location ?? { lat: random.integer(25, 60), lon: random.integer(-125, -65) };
  const side = (from: number, sign: number) =>
    Number((from + sign * (random.next() + 0.01) * random.pick([0.2, 2, 15])).toFixed(6)) + sign * 1e-7;
  return { south: side(lat, -1), west: side(lon, -1), north: side(lat, 1), east: side(lon, 1) };
}

type ValuesOf = {
  [F in keyof SearchFilters]-?: (
    random: SeededRandom,
    target: ListingDocument,
    from: SearchMaterial,
  ) => SearchFilters[F];
};

/** One value of the target, and up to two of any listing. */
function ids(
  random: SeededRandom,
  from: SearchMaterial,
  of: (listing: ListingDocument) => readonly number[],
  target: ListingDocument,
) {
  const anybody = Array.from({ length: random.integer(0, 2) }, () => random.pick(from.documents));
  const listings = random.chance(0.95) ? [target, ...anybody] : anybody;
  return [...new Set(listings.flatMap((listing) => random.some(of(listing), 1)))];
}

function words<T extends string | number>(
  random: SeededRandom,
  all: readonly T[],
  target: string | number | null,
): T[] {
  const chosen = new Set<string | number>([
    ...random.some<string | number>(all, random.integer(0, 2)),
    ...(target && random.chance(0.95) ? [target] : []),
  ]);
  return all.filter((word) => chosen.has(word));
}

const filterValues: ValuesOf = {
  subCategoryIds: (random, target, from) => ids(random, from, (listing) => listing.subCategoryIds, target),
  styles: (random, target, from) => ids(random, from, (listing) => listing.styles, target),
  services: (random, target, from) => ids(random, from, (listing) => listing.services, target),
  priceTiers: (random, target) => words(random, priceTiers, target.priceTier),
  capacity: (random, target) => words(random, Object.keys(capacityBands) as CapacityBand[], target.capacityBand),
  availabilityDate: (random, target) => {
    const ahead = new Date(Date.now() + random.integer(1, 530) * day).toISOString().slice(0, 10);
    const booked = target.unavailableDays.slice(2); // today may be over before the search
    return booked.length > 0 && random.chance(0.5) ? random.pick(booked) : ahead;
  },
  serviceAreas: (random, target, { placeIds, placeOf }) => {
    const own = placeOf.get(displayTextOf(target.card));
    return [...new Set([...(own && random.chance(0.8) ? [own] : []), random.pick(placeIds)])];
  },
  travelOptions: (random, target) => words(random, travelOptions, target.travelOption),
  shippingOptions: (random, target) => words(random, shippingOptions, target.shippingOption),
  resultsIncludeFeatures: (random, target) => {
    const chosen = random.some(target.features, random.integer(1, 2));
    return planFeatures.filter((feature) => chosen.includes(feature) || random.chance(0.01));
  },
  resultsExcludeFeatures: (random) => random.some(planFeatures, random.integer(1, 2)),
  name: (random, target) => nameLike(random, target.card.name),
};

/** A name, its beginning, a word of it, or one of these with a typo; at least four characters. */
function nameLike(random: SeededRandom, name: string): string | undefined {
  const whole = random.chance(0.4) ? name : random.pick(name.split(' '));
  const begun = random.chance(0.4) ? whole.slice(0, random.integer(4, 8)) : whole;
  const at = random.integer(1, begun.length - 1);
  const typed = random.chance(0.3) ? begun.slice(0, at) + random.pick(['', 'x', 'ee']) + begun.slice(at + 1) : begun;
  return typed.trim().length < 4 ? undefined : typed.trim();
}
