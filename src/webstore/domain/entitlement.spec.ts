import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { Entitlement } from './entitlement.js';

const decision = (version: number) => ({ tier: subscriptionTiers[version % 3]!, features: [`f${version}`], version });

describe('the entitlement of a webstore', () => {
  it('is the free plan at first', () => {
    expect(Entitlement.none('w')).toMatchObject({ webstoreId: 'w', tier: 'starter', features: [], version: 0 });
  });

  it('follows the newest decision, in any order and with duplicates', () => {
    const versions = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(versions, (heard) => {
        const entitlement = Entitlement.none('w');
        for (const version of heard) entitlement.remember(decision(version));
        expect(entitlement).toMatchObject(decision(Math.max(...heard)));
      }),
    );
  });

  it('returns whether a decision was newer', () => {
    const entitlement = Entitlement.none('w');
    expect([2, 2, 1, 3].map((version) => entitlement.remember(decision(version)))).toEqual([true, false, false, true]);
  });

  it('is a copy: later changes of the decision object do not affect it', () => {
    const entitlement = Entitlement.none('w');
    const decided = decision(1);
    entitlement.remember(decided);
    decided.features.push('feature_vipPlacement');
    expect(entitlement.features).toEqual(['f1']);
  });
});
