import type { PriceTier } from '#contracts/webstore/webstore-content.js';

/** The meaning of the four price signs (WS-22). */
export const priceTierNames: Record<PriceTier, string> = {
  1: 'Budget-friendly',
  2: 'Standard',
  3: 'Premium',
  4: 'Luxury',
};

export const priceTierLabel = (tier: PriceTier) => `Price tier ${tier} of 4, ${priceTierNames[tier].toLowerCase()}`;
