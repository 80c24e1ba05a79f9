import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billingCountries } from './country.js';
import { defaultPlanId, highestTier, isFreePlan, planOfTier, plans, productFor } from './plan.js';
import { subscriptionTiers } from './subscription-tier.js';
import { upgradeDestination } from './upgrade.js';

const products = subscriptionTiers.flatMap((planTier) =>
  (['month', 'year'] as const).map((billingFrequency) => ({ planTier, billingFrequency })),
);

describe('a plan', () => {
  it('is found by the letters and digits of its tier, monthly when nothing else is said [BIL-3]', () => {
    expect(productFor(products, 'Premium')).toEqual({ planTier: 'premium', billingFrequency: 'month' });
    expect(productFor(products, ' *Ess-ential* ', 'year')).toEqual({ planTier: 'essential', billingFrequency: 'year' });
    expect(productFor(products, 'Digital Listing')).toBeUndefined();
    const noise = fc.constantFrom('', ' ', '-', '_', '*', '.');
    fc.assert(
      fc.property(fc.constantFrom(...subscriptionTiers), fc.array(noise), (tier, between) => {
        const written = [...tier].map((letter, at) => letter + (between[at] ?? '')).join('');
        expect(productFor(products, written)?.planTier).toBe(tier);
      }),
    );
  });

  it('is free as planone and as starter [BIL-4] [OP-108, WS-83]', () => {
    expect(['planone', 'starter', 'Starter'].map(isFreePlan)).toEqual([true, true, true]);
    expect(['plantwo', 'planthree', 'essential', ''].map(isFreePlan)).toEqual([false, false, false, false]);
    expect(subscriptionTiers.map((tier) => planOfTier(tier).id)).toEqual(['planone', 'plantwo', 'planthree']);
  });

  it('has free days, and a default that is Premium [BIL-8] [BIL-19] [BIL-20]', () => {
    expect(plans.map(({ freeDays }) => freeDays)).toEqual([90, 120, 120]);
    expect(plans.find(({ id }) => id === defaultPlanId)?.tier).toBe('premium');
  });

  it('of several is the highest', () => {
    expect(highestTier(['essential', 'premium', 'starter'])).toBe('premium');
    expect(highestTier([])).toBeUndefined();
  });
});

describe('the countries', () => {
  it('are 56, the United States first and the others by name [BIL-23] [OP-113]', () => {
    expect(billingCountries[0]).toEqual({ code: 'US', name: 'United States' });
    expect(new Set(billingCountries.map(({ code }) => code)).size).toBe(56);
    const others = billingCountries.slice(1).map(({ name }) => name);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('an upgrade', () => {
  const paying = { isAdmin: false, tosAccepted: true, isStripeCustomer: true, tier: 'premium' };
  it.each([
    ['nowhere for an operator [BIL-39]', { ...paying, isAdmin: true }, 'unavailable'],
    ['to the terms until they are accepted [BIL-40]', { ...paying, tosAccepted: false, tier: null }, 'terms'],
    ['to the prices for somebody who has paid nothing [BIL-41]', { ...paying, isStripeCustomer: false }, 'prices'],
    ['to the prices from the free plan [BIL-41]', { ...paying, tier: 'starter' }, 'prices'],
    ['to the prices without a plan [BIL-41]', { ...paying, tier: null }, 'prices'],
    ['to the portal from a paid plan [BIL-42]', paying, 'portal'],
  ] as const)('leads %s', (_title, given, destination) => {
    expect(upgradeDestination(given)).toBe(destination);
  });
});
