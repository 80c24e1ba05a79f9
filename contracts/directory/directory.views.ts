import type { PlaceView } from '../content/places.views.js';
import type { PictureView } from '../shared/picture.js';
import type { MapArea } from './map-area.js';
import type { FilterName } from './search-filters.js';
import type { RangeName } from './search-ranges.js';
import type { ShortCalendarView } from '../webstore/short-calendar.js';
import type { PriceTier } from '../webstore/webstore-content.js';

export type DayAvailability = 'free' | 'partly' | 'ask';

/** All that a result card shows (OP-74). */
export interface ListingCardView {
  /** The webstore's id. */
  id: string;
  name: string;
  /** Web address of the public page. */
  url: string;
  categoryId: number;
  categoryName: string;
  subCategoryNames: string[];
  city: string;
  state: string;
  /** The published cover, else a stock picture of the category. */
  coverImage: PictureView;
  /** Null when the vendor does not show it. */
  priceTier: PriceTier | null;
  /** US dollars: the lowest package price that its page shows; null where it shows none. */
  fromPrice: number | null;
  /** Guests; venues and lodging only. */
  capacity: number | null;
  /**
   * The searched day in the vendor's calendar: `free`, `partly` free, or `ask` where the vendor has not marked it; null
   * without a day. Booked vendors are not found. Of several days it tells the best one.
   */
  availability: DayAvailability | null;
  /** Where several days are searched (`dateSpan`): those that the vendor has marked as free, yyyy-MM-dd; null otherwise. */
  freeDays: string[] | null;
  /** Its marked days, for a day that is not part of the search. */
  calendar: ShortCalendarView;
  features: string[];
  /** `vip`, `premium` or `secondary` (DIR-29), null for the rest. */
  placement: 'vip' | 'premium' | 'secondary' | null;
  /** Miles from the searched point to the address, one decimal; null without a point or an address. */
  distance: number | null;
  /** Position on the map in degrees, shifted by half a mile where the address is hidden; null without an address. */
  point: { latitude: number; longitude: number } | null;
}

/** The parts of a listing card that identify a business, for vendors who choose partners to recommend. */
export type PartnerCardView = Pick<
  ListingCardView,
  'id' | 'name' | 'url' | 'categoryId' | 'categoryName' | 'subCategoryNames' | 'city' | 'state' | 'coverImage'
>;

/** A webstore found by its name (WS-110). */
export interface NamedWebstoreView extends PartnerCardView {
  /** Subcategories of all its categories. */
  subCategoryIds: number[];
}

/** Filters whose values are counted. */
export const facetNames = [
  'subCategoryIds',
  'styles',
  'services',
  'priceTiers',
  'capacity',
  'travelOptions',
  'shippingOptions',
  'resultsIncludeFeatures',
] as const satisfies readonly FilterName[];
export type FacetName = (typeof facetNames)[number];

/**
 * One value of a filter with what choosing it would show: counted with every other filter, without this one. Features,
 * all of which a vendor must have, are counted under those that are chosen.
 */
export interface FacetValueView {
  /** Ids as text. */
  value: string;
  count: number;
  /** Chosen values are always there, also with count 0. */
  selected: boolean;
}

/** A condition that can be dropped from a search: a filter, a range, or the place. */
export type LoosenedName = FilterName | RangeName | 'place';

/** A way out of an empty result: taking all of these off shows so many. */
export interface WayOutView {
  filter: LoosenedName;
  /** Further ones that have to go with it, because they block each other. */
  also: LoosenedName[];
  results: number;
  /** Miles to the nearest of them, one decimal, where they lie beyond the radius. */
  distance: number | null;
  /** The part of the map where they are. */
  area: MapArea | null;
}

/** OP-74 */
export interface WebstoreSearchView {
  results: ListingCardView[];
  numResults: number;
  page: number;
  pageSize: number;
  /** For the next page; absent (null) on the last. */
  nextCursor: string | null;
  facets: Record<FacetName, FacetValueView[]>;
  /** Vendors per step of package prices (`priceSteps`), counted without the chosen prices. */
  prices: number[];
  /** Only when nothing is found; the most helpful first. */
  waysOut: WayOutView[];
  /** The searched point, with the name of the nearest place. */
  place: { displayText: string; latitude: number; longitude: number } | null;
}

/** Vendors of a search in a part of the map, those near each other as one. */
export interface VendorMapView {
  clusters: VendorClusterView[];
  /** Vendors in this area. */
  onMap: number;
  /** Vendors of the whole search who have no address: they are on no map. */
  offMap: number;
}

/** Vendors near each other on the map, or one alone. */
export interface VendorClusterView {
  /** The middle of its vendors, in degrees. */
  latitude: number;
  longitude: number;
  count: number;
  /** The place that the middle belongs to (`Austin, TX`); empty far from any. */
  around: string;
  /** The smallest area that holds them all; without extent where all have one address. */
  area: MapArea;
  /** The vendor, where it is only one. */
  listing: ListingCardView | null;
}

/** The address of a page of results: a JSON file of the shape of `WebstoreSearchView` (DIR-39, OP-82). */
export interface SearchFileView {
  /** The same for the same question as long as the directory does not change, for a quarter of an hour at most. */
  s3Key: string;
  /** Complete address of the file, good for 15 minutes. */
  s3Url: string;
}

/** Suggestions for a typed text: searches, vendors, places and categories, the likeliest first, five of each at most. */
export interface SuggestionsView {
  /** Searches that several words mean together: 'photographers in austin'. */
  searches: SuggestedSearchView[];
  /** From 4 characters on (DIR-21). */
  vendors: SuggestedVendorView[];
  places: PlaceView[];
  categories: SuggestedCategoryView[];
}

/** A search that typed words may mean. */
export interface SuggestedSearchView {
  /** Describes the search: `Photographers in Austin, TX`. */
  text: string;
  /** External id of the category. */
  category: string | null;
  place: PlaceView | null;
  subCategoryIds: number[];
  styles: number[];
  priceTiers: PriceTier[];
  /** Guests that have to fit; null in a category without a number of guests. */
  guests: number | null;
  /** The day on which vendors have to be free, yyyy-MM-dd. */
  availabilityDate: string | null;
  /** The words that remain, as the name of a vendor. */
  name: string | null;
}

/** A vendor whose name fits what is typed. */
export interface SuggestedVendorView {
  /** The webstore's id. */
  id: string;
  name: string;
  /** Web address of the public page. */
  url: string;
  city: string;
  state: string;
  categoryName: string;
}

/** A category whose name, or another word for it, fits what is typed. */
export interface SuggestedCategoryView {
  id: number;
  externalId: string;
  namePlural: string;
  /** The words that were recognised (`Disc jockey`); null when they are the name itself. */
  via: string | null;
}

/**
 * `queued`: published, and not looked at yet. `indexing`: its document is on the way. `live`: it can be found.
 * `refused`: the engine does not take the document; the version before stays.
 */
export const publicationStates = ['unpublished', 'queued', 'indexing', 'live', 'refused'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** The progress of the newest publish on its way into search. */
export interface PublicationView {
  webstoreId: string;
  state: PublicationState;
  publishedVersion: number;
  /** ISO 8601, UTC; null when never published. */
  publishedAt: string | null;
  /** When the published version could first be found; null until live. */
  liveAt: string | null;
  /** Seconds from publish to live, three decimals; null until live. */
  secondsToLive: number | null;
}
