import { completenessStep, localMilesOf, ranking, ratingSteps } from '#contracts/directory/ranking-rules.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { activeCategories, categoryById } from '#src/webstore/catalogue/catalogue.js';
import type { Place } from '../places/place.js';
import { places } from '../places/places.js';
import type { DemoWebstore } from './demo-webstore.js';

/** Number of results that a couple sees at first. */
const firstPage = 24;
/** Miles of a degree of latitude. */
const degree = 69.1;

/** A webstore with the facts that decide its position among results. */
export interface RankedWebstore {
  /** Its number, by which equal ones are ordered; 0 is the demo vendor's. */
  index: number;
  webstore: DemoWebstore;
  /** The rating by guests; undefined without reviews. */
  rating: { tenths: number; reviews: number } | undefined;
}

/** The facts of a webstore by which results are ordered, calculated once. */
interface Contestant {
  at: number;
  latitude: number;
  longitude: number;
  reach: number;
  isNational: boolean;
  placement: number;
  quality: number;
}

const placements = ['feature_secondaryPlacement', 'feature_premiumPlacement', 'feature_vipPlacement'] as const;

function contestant({ webstore, rating }: RankedWebstore, at: number): Contestant {
  const { addresses, travelOption, travelDistance, features, onlineStore, shippingOption } = webstore;
  // Couples search around the shop, where it is elsewhere.
  const address = addresses.find(({ addressType }) => addressType === 'store') ?? addresses[0];
  const { externalId = '' } = categoryById(webstore.categoryIds[0] ?? 0) ?? {};
  // A hidden address is shown rounded, and found there.
  const shown = (degrees: number) => (webstore.displayStoreAddress ? degrees : Math.round(degrees * 100) / 100);
  const isShown = rating !== undefined && features.includes('feature_reviews');
  const stars = ratingSteps(externalId, isShown ? { stars: rating.tenths / 10, reviews: rating.reviews } : null);
  return {
    at,
    latitude: shown(address?.latitude ?? 0),
    longitude: shown(address?.longitude ?? 0),
    reach: localMilesOf(travelOption === 'locally' ? travelDistance : null),
    isNational:
      travelOption === 'nationally' || travelOption === 'globally' || (onlineStore && shippingOption !== null),
    placement: placements.reduce((best, feature, nth) => (features.includes(feature) ? nth + 1 : best), 0),
    quality: completenessStep(filledParts(webstore)) * 100 + stars,
  };
}

/** Counts the parts of a page that the directory counts; each demo webstore has pictures, an address and links. */
const filledParts = ({
  businessDescription,
  services,
  styles,
  displayPriceTier,
  subCategoryIds,
  links,
}: DemoWebstore) =>
  [
    businessDescription.length >= 200,
    services.length >= 3,
    styles.length > 0,
    displayPriceTier,
    Object.values(subCategoryIds).flat().length > 0,
    Object.keys(links).length > 0,
  ].filter(Boolean).length + 4;

/**
 * The webstores that are shown together: for each place and category, the positions in the list of those on the first
 * page of results (docs/adr/0039-local-vendors-come-first.md), in the order of the results.
 * @param webstores ordered by their numbers
 * @param around the places in which couples search
 */
export function firstResults(webstores: readonly RankedWebstore[], around: readonly Place[] = places): number[][] {
  const contestants = webstores.map(contestant);
  return activeCategories().flatMap(({ id }) => {
    const ofCategory = contestants.filter(({ at }) => webstores[at]?.webstore.categoryIds.includes(id));
    return around.map((place) => firstAround(place, ofCategory));
  });
}

interface Point {
  latitude: number;
  longitude: number;
}

function firstAround(place: Point, contestants: readonly Contestant[]): number[] {
  const found = contestants.flatMap((one) => {
    const miles = isFarNorthOrSouth(place, one) ? Infinity : milesBetween(place, one);
    const isLocal = miles <= one.reach;
    if (!isLocal && !one.isNational) return [];
    const bands = ranking.distanceBands.filter((upTo) => miles <= upTo).length;
    return [{ one, score: Number(isLocal) * 1_000 + one.placement * 100 + bands }];
  });
  found.sort((a, b) => b.score - a.score || b.one.quality - a.one.quality || a.one.at - b.one.at);
  return found.slice(0, firstPage).map(({ one }) => one.at);
}

/** Whether the distance need not be calculated: it is beyond the reach and beyond every band. */
const isFarNorthOrSouth = (place: Point, { latitude, reach }: Contestant) =>
  Math.abs(latitude - place.latitude) * degree > Math.max(reach, ranking.localMiles) + 5;
