import type { Coupon, Price, Product } from './objects.ts';

interface Offered {
  tier: string;
  name: string;
  month: number;
  year?: number;
}

/** The products that a real account needs in the provider's dashboard; docs/payments.md lists the same. */
const offer: readonly Offered[] = [
  { tier: 'starter', name: 'Starter', month: 199 },
  { tier: 'essential', name: 'Essential', month: 4_900, year: 46_800 },
  { tier: 'premium', name: 'Premium', month: 9_900, year: 94_800 },
];

/** Plans of earlier days, which some still pay and Posy does not offer. */
const legacy: readonly Offered[] = [
  { tier: 'digital_listing', name: 'Digital Listing', month: 2_500 },
  { tier: 'in_store', name: 'In-store', month: 7_500 },
];
/** Goods that the operator of a site may sell with the same account, which are no plan. */
const others: readonly Offered[] = [{ tier: 'insert_cards', name: 'Insert cards', month: 1_500 }];
const products = [
  ...offer.map((one) => ({ ...one, metadata: { planTier: one.tier } })),
  ...legacy.map((one) => ({ ...one, metadata: { planTier: one.name } })),
  ...others.map((one) => ({ ...one, metadata: {} })),
];

const byId = <T extends { id: string }>(objects: T[]): Record<string, T> =>
  Object.fromEntries(objects.map((object) => [object.id, object]));

export const offeredProducts = (): Record<string, Product> =>
  byId(
    products.map(({ tier, name, metadata }) => ({
      id: `prod_${tier}`,
      object: 'product',
      active: true,
      name,
      description: null,
      metadata,
      livemode: false,
      created: 1_767_225_600,
    })),
  );

export const offeredPrices = (): Record<string, Price> =>
  byId(
    products.flatMap((one) => [
      priceOf(one.tier, 'month', one.month),
      ...(one.year === undefined ? [] : [priceOf(one.tier, 'year', one.year)]),
    ]),
  );

const priceOf = (tier: string, interval: 'month' | 'year', cents: number): Price => ({
  id: `price_${tier}_${interval}`,
  object: 'price',
  active: true,
  currency: 'usd',
  livemode: false,
  lookup_key: `${tier}_${interval}`,
  metadata: {},
  product: `prod_${tier}`,
  recurring: { interval, interval_count: 1 },
  type: 'recurring',
  unit_amount: cents,
});

export const offeredCoupons = (): Record<string, Coupon> =>
  byId([
    couponOf('MARIGOLD15', 15),
    couponOf('ON-THE-HOUSE', 100),
    couponOf('LAST-SPRING', 30, { redeem_by: 1_767_225_600 }),
    couponOf('LAST-DANCE', 25, { max_redemptions: 1 }),
    couponOf('FIRST-COUPLE', 20, { max_redemptions: 1, times_redeemed: 1 }),
  ]);

const couponOf = (
  id: string,
  percent: number,
  more: Partial<Pick<Coupon, 'redeem_by' | 'max_redemptions' | 'times_redeemed'>> = {},
): Coupon => ({
  id,
  object: 'coupon',
  created: 1_767_225_600,
  duration: 'once',
  livemode: false,
  max_redemptions: null,
  percent_off: percent,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
  ...more,
});
