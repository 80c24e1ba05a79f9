import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { mostOwnLocations, tierOfMoreLocations } from '#contracts/webstore/locations.js';
import { Refusal } from '#src/platform/domain/refusal.js';

interface NewLocation {
  name: string;
  /** The locations that the vendor has, with the tier of each. */
  existing: readonly { name: string; tier: SubscriptionTier }[];
  /** Operators are the customer service that sets up ten locations or more. */
  byOperator: boolean;
}

/**
 * Checks whether a vendor may add a location. The first one needs no plan. Names differ, so that the vendor can
 * distinguish locations, and so that a repeated request adds only one.
 * @throws Refusal `too-many-locations` (WS-198), `locations-need-premium` (WS-197), `location-name-taken`
 */
export function checkNewLocation({ name, existing, byOperator }: NewLocation): void {
  if (existing.length >= mostOwnLocations && !byOperator) {
    throw new Refusal('too-many-locations', 'Contact us to set up ten or more locations.', {
      params: { most: mostOwnLocations },
    });
  }
  if (existing.length > 0 && !existing.some(({ tier }) => tier === tierOfMoreLocations)) {
    throw new Refusal('locations-need-premium', 'More than one location needs Premium.');
  }
  if (existing.some((other) => sameName(other.name, name))) {
    throw new Refusal('location-name-taken', 'A location with this name already exists.', {
      fields: { name: ['location-name-taken'] },
    });
  }
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
