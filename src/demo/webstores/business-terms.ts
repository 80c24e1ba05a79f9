import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import {
  priceTiers,
  travelDistances,
  travelOptions,
  type PriceTier,
  type SocialLinkKey,
  type TravelDistance,
  type TravelOption,
} from '#contracts/webstore/webstore-content.js';
import type { SeededRandom } from '../random/seeded-random.js';
import type { Trade } from '../trades/trade.js';
import type { DemoWebstore } from './demo-webstore.js';

function weighted<T>(random: SeededRandom, items: readonly T[], weights: readonly number[]): T {
  let point = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = items.find((_, index) => (point -= weights[index] ?? 0) < 0);
  return found ?? random.pick(items);
}

export const priceTierOf = (random: SeededRandom, trade: Trade): PriceTier =>
  weighted(random, priceTiers, trade.prices);

/** Capacities of rooms and lawns are multiples of ten, those of small ones of two. */
export function capacityOf(random: SeededRandom, [least, most]: readonly [number, number]): number {
  const guests = random.integer(least, most);
  return guests < 60 ? guests - (guests % 2) : guests - (guests % 10);
}

export interface Travel {
  travels: boolean;
  travelOption: TravelOption | null;
  travelDistance: TravelDistance | null;
}

/** Venues and lodging do not travel (WS-224); a distance belongs to local travel (WS-151). */
export function travelOf(random: SeededRandom, trade: Trade): Travel {
  if (trade.capacity) return { travels: false, travelOption: null, travelDistance: null };
  const travelOption = weighted(random, travelOptions, trade.travel);
  const near = trade.shop >= 60;
  const travelDistance = weighted(random, travelDistances, near ? [45, 40, 14, 1, 0] : [15, 44, 31, 9, 1]);
  return { travels: true, travelOption, travelDistance: travelOption === 'locally' ? travelDistance : null };
}

const tiers: readonly SubscriptionTier[] = ['starter', 'essential', 'premium'];

/** The plan of a webstore with its features; some have a paid placement in addition. */
export function planOf(random: SeededRandom): Pick<DemoWebstore, 'tier' | 'features' | 'placements'> {
  const tier = weighted(random, tiers, [85, 10, 5]);
  if (tier === 'starter') return { tier, features: [], placements: [] };
  const ofPlan: PlanFeature[] = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'];
  const placements: PlanFeature[] = [];
  if (tier === 'essential') {
    if (random.chance(0.3)) placements.push('feature_secondaryPlacement');
  } else {
    ofPlan.push('feature_premiumBadge', 'feature_premiumPlacement');
    if (random.chance(0.2)) placements.push('feature_vipPlacement');
  }
  return { tier, features: [...ofPlan, ...placements], placements };
}

const linkShares: readonly (readonly [SocialLinkKey, number])[] = [
  ['Instagram', 0.82],
  ['Facebook', 0.5],
  ['Pinterest', 0.34],
  ['TikTok', 0.24],
];
const showsFilms = new Set([11, 22]);
const playsMusic = 3;

/**
 * Links in the form in which they are stored (WS-60, WS-61): the host for a web site, the last part of the path
 * elsewhere.
 */
export function linksOf(random: SeededRandom, categoryId: number, url: string): Partial<Record<SocialLinkKey, string>> {
  const domain = `${url.replaceAll('-', '')}.example`;
  const links: Partial<Record<SocialLinkKey, string>> = {};
  if (random.chance(0.93)) links.Website = domain;
  for (const [key, share] of linkShares) if (random.chance(share)) links[key] = domain;
  if (showsFilms.has(categoryId) && random.chance(0.5)) links.Vimeo = domain;
  if (categoryId === playsMusic && random.chance(0.6)) links[random.chance(0.5) ? 'Spotify' : 'SoundCloud'] = domain;
  return links;
}
