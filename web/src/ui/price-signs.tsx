import type { PriceTier } from '#contracts/webstore/webstore-content.js';
import { priceTierLabel } from '../texts/price-tiers.js';

/** Four dollar signs, of which as many as the tier are emphasized. */
export function PriceSigns({ tier }: { tier: PriceTier }) {
  return (
    <span role="img" aria-label={priceTierLabel(tier)} className="font-strong tracking-[0.04em] text-ink">
      {'$'.repeat(tier)}
      <span className="font-regular text-faint">{'$'.repeat(4 - tier)}</span>
    </span>
  );
}
