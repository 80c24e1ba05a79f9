import type { SearchRadius } from '../shared/search-radius.js';
import type { TravelDistance } from '../webstore/webstore-content.js';

/**
 * The numbers behind the order of results: the index and the search calculate with them, and the page that explains the
 * order shows them.
 */
export const ranking = {
  /** Miles around the searched place in which a business without a travel radius of its own is local (OP-75). */
  localMiles: 50,
  /** Upper ends of the distance bands, in miles: inside a band, a nearer vendor does not come first for being nearer. */
  distanceBands: [5, 15, 30, 50],
  /** Parts of a page, of ten, from which it counts as usable and as complete. */
  completenessSteps: [4, 8],
  /** Reviews that the usual rating of a category weighs as much as. */
  priorReviews: 5,
  /** Ratings are compared in steps of so many stars. */
  starStep: 0.25,
} as const;

/** Stars that businesses of a category usually have, by its external id; `usualStars` for the others. */
const usualStarsOf: Readonly<Record<string, number>> = {
  lodging: 4.25,
  travel: 4.25,
  transportation: 4.25,
  venues: 4.5,
  foodbeverage: 4.5,
  weddingcakes: 4.5,
  bridaltuxedo: 4.5,
  tuxedos: 4.5,
  jewelry: 4.5,
  rentalequipment: 4.5,
  beauty: 4.5,
};
const usualStars = 4.75;

/** The rating of a business that nobody has reviewed, in stars: what is usual in its category. */
export const priorStars = (category: string): number => usualStarsOf[category] ?? usualStars;

/**
 * The rating that results are ordered by, in steps of `ranking.starStep`: the Bayesian mean
 * (prior · priorReviews + stars · reviews) / (priorReviews + reviews), so that two reviews of five stars do not outrank a
 * hundred of 4.9.
 * @param shown the rating on the business's page; null where none is shown
 */
export function ratingSteps(category: string, shown: { stars: number; reviews: number } | null): number {
  const { priorReviews, starStep } = ranking;
  const { stars, reviews } = shown ?? { stars: 0, reviews: 0 };
  const mean = (priorStars(category) * priorReviews + stars * reviews) / (priorReviews + reviews);
  return Math.round(mean / starStep);
}

/** 0 a thin page, 1 a usable one, 2 a complete one. @param parts filled parts, of ten */
export const completenessStep = (parts: number): number =>
  ranking.completenessSteps.filter((from) => parts >= from).length;

/**
 * Miles around its address in which a business is local (OP-75): its own travel radius, or the usual distance where it
 * has none. A radius that the couple chooses replaces the usual distance and limits the own one.
 */
export function localMilesOf(travelRadius: TravelDistance | null, chosen?: SearchRadius): number {
  if (travelRadius === null) return chosen ?? ranking.localMiles;
  return chosen === undefined ? travelRadius : Math.min(travelRadius, chosen);
}
