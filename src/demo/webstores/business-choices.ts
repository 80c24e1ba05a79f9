import { categoryById, servicesOf, stylesOf } from '#src/webstore/catalogue/catalogue.js';
import type { SeededRandom } from '../random/seeded-random.js';
import type { SecondCategory, Trade } from '../trades/trade.js';

export interface BusinessChoices {
  categoryIds: number[];
  subCategoryIds: Record<string, number[]>;
  services: number[];
  styles: number[];
}

/** Percentage of the possible businesses that offer these. */
const seldom: ReadonlyMap<number, number> = new Map([
  ...[311401, 311402, 311403, 311404, 311405, 311406].map((language) => [language, 5] as const),
  ...[311301, 311302, 311303, 311304].map((film) => [film, 14] as const),
  ...[302306, 305305, 323205].map((kosher) => [kosher, 9] as const),
  ...[303108, 313107, 310203, 301405, 301406, 306209].map((custom) => [custom, 12] as const),
  ...[309210, 311205, 322302, 322108, 304206].map((craft) => [craft, 14] as const),
  ...[305306, 310202, 306206, 306207, 306208, 306205].map((custom) => [custom, 20] as const),
]);

const inOrder = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);

/** The choices of a trade in the catalogue, calculated once. */
interface Offer {
  subCategories: ReadonlySet<number>;
  services: readonly number[];
  styles: readonly number[];
}
const offers = new WeakMap<Trade, Offer>();

function offerTo(trade: Trade): Offer {
  const known = offers.get(trade);
  if (known) return known;
  const { categoryId } = trade;
  const offer: Offer = {
    subCategories: new Set(categoryById(categoryId)?.subCategories.map(({ id }) => id)),
    services: servicesOf([categoryId]).flatMap(({ id }) => (trade.never.includes(id) ? [] : id)),
    styles: stylesOf([categoryId]).map(({ id }) => id),
  };
  offers.set(trade, offer);
  return offer;
}

function someServices(random: SeededRandom, { services }: Offer): number[] {
  const eagerness = 25 + random.next() * 40;
  const chosen = services.filter((id) => random.next() * 100 < Math.min(eagerness, seldom.get(id) ?? 100));
  return chosen.length > 0 ? chosen : services.slice(0, 1);
}

function someStyles(random: SeededRandom, { styles }: Offer, likely: readonly number[]): number[] {
  const chosen = styles.filter((id) => random.chance(likely.includes(id) ? 0.6 : 0.07));
  return chosen.length > 0 || styles.length === 0 ? chosen : [random.pick(likely.length > 0 ? likely : styles)];
}

/**
 * A webstore's choices in the catalogue: those that its trade always has, those that its text promises, and some more.
 */
export function businessChoices(
  random: SeededRandom,
  trade: Trade,
  second: SecondCategory | undefined,
  promises: readonly number[],
): BusinessChoices {
  const offer = offerTo(trade);
  const [main, ...others] = trade.subCategories;
  const subCategories = [
    ...(main === undefined ? [] : [main]),
    ...others.filter(() => random.chance(0.5)),
    ...promises.filter((id) => offer.subCategories.has(id)),
  ];
  const services = [
    ...(trade.services ?? []),
    ...promises.filter((id) => offer.services.includes(id)),
    ...someServices(random, offer),
  ];
  const styles = [
    ...promises.filter((id) => offer.styles.includes(id)),
    ...someStyles(random, offer, trade.styles ?? []),
  ];
  const categoryIds = [trade.categoryId];
  const subCategoryIds: Record<string, number[]> = { [trade.categoryId]: inOrder(subCategories) };
  if (second) {
    categoryIds.push(second.categoryId);
    subCategoryIds[second.categoryId] = inOrder(random.some(second.subCategories, random.integer(1, 2)));
    services.push(...random.some(second.services, random.integer(2, 4)));
    styles.push(...random.some(stylesOf([second.categoryId]), 1).map(({ id }) => id));
  }
  return { categoryIds, subCategoryIds, services: inOrder(services), styles: inOrder(styles) };
}
