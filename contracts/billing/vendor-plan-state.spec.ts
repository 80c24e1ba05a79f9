import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { givesFeatures, subscriptionStatuses } from './subscription-status.js';
import { subscriptionTiers } from './subscription-tier.js';
import { planStateAfter, vendorPlanStates } from './vendor-plan-state.js';

const plan = fc.record({
  tier: fc.constantFrom(...subscriptionTiers),
  status: fc.constantFrom(...subscriptionStatuses),
});

describe('the state of a vendor’s pages', () => {
  it('pauses with a paused Starter, stays so when it ends, and ends with any plan that gives features', () => {
    const paused = planStateAfter('listed', [{ tier: 'starter', status: 'paused' }]);
    expect(paused).toBe('paused');
    expect(planStateAfter(paused, [{ tier: 'starter', status: 'ended' }])).toBe('paused');
    expect(planStateAfter(paused, [{ tier: 'premium', status: 'trial' }])).toBe('listed');
  });

  it('does not pause because a paid plan pauses or ends', () => {
    for (const status of ['paused', 'ended', 'incomplete'] as const)
      expect(planStateAfter('listed', [{ tier: 'premium', status }])).toBe('listed');
  });

  it('is listed beside any plan that gives features, and settles at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vendorPlanStates), fc.array(plan), (before, plans) => {
        const after = planStateAfter(before, plans);
        if (plans.some(({ status }) => givesFeatures(status))) expect(after).toBe('listed');
        expect(planStateAfter(after, plans)).toBe(after);
        if (before !== after && after === 'paused') expect(plans.some(({ tier }) => tier === 'starter')).toBe(true);
      }),
    );
  });
});
