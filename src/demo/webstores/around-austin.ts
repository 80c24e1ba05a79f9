import { milesBetween } from '#contracts/shared/miles-between.js';
import { places } from '../places/places.js';
import { Weighted } from '../random/weighted.js';
import { allTrades } from '../trades/all-trades.js';
import type { CategoryTrades } from '../trades/trade.js';

const austin = { latitude: 30.267, longitude: -97.743 };
/** Miles around Austin; addresses are a few miles from the middle of their place. */
const nearby = 44;
/** Vendors of each category. */
const ofEach = 2;
/** Index of the first of them: a small demo, as tests have it, does without. */
const first = 1_000;

/** The places of these vendors. */
export const placesAroundAustin = new Weighted(
  places.filter((place) => milesBetween(austin, place) <= nearby),
  (place) => place.weight,
);

/**
 * Returns the category of a vendor whom the demo has near Austin, where its guided tour searches: two of each category, so
 * that no search there is empty. Undefined for every other webstore.
 * @param index as the seeder numbers webstores, the demo vendor's being 0
 */
export const categoryAroundAustin = (index: number): CategoryTrades | undefined =>
  index < first || index >= first + ofEach * allTrades.length
    ? undefined
    : allTrades[(index - first) % allTrades.length];
