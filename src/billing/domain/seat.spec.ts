import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { takeFacts } from '#src/platform/domain/aggregate.js';
import { Seat } from './seat.js';
import { Subscription } from './subscription.js';

const webstoreId = '01a1fbbe-9780-75eb-900c-e94e3a804ffa';
const subscriptions = subscriptionTiers.map((tier, at) =>
  Subscription.start({
    id: `subscription-${at}`,
    vendorId: 'vendor',
    tier,
    quantity: 1,
    extraFeatures: at === 0 ? ['feature_vipPlacement'] : ['feature_faqs', 'feature_secondaryPlacement'],
    now: new Date(),
  }),
);

describe('a seat', () => {
  it('records the current entitlement of the webstore with every change [OP-51]', () => {
    const seat = Seat.of(webstoreId);
    const [starter, essential] = subscriptions as [Subscription, Subscription, Subscription];
    seat.assign(essential);
    seat.assign(starter);
    seat.release();
    expect(takeFacts(seat).map(({ type, payload }) => ({ type, ...payload }))).toEqual([
      {
        type: 'billing.seat-assigned',
        webstoreId,
        tier: 'essential',
        features: [
          'feature_packages',
          'feature_faqs',
          'feature_awards',
          'feature_reviews',
          'feature_secondaryPlacement',
        ],
        version: 1,
      },
      { type: 'billing.seat-assigned', webstoreId, tier: 'starter', features: ['feature_vipPlacement'], version: 2 },
      { type: 'billing.seat-released', webstoreId, tier: 'starter', features: [], version: 3 },
    ]);
  });

  it('increments the version with every fact, and records nothing without a change', () => {
    const step = fc.constantFrom(0, 1, 2, 'release' as const);
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const seat = Seat.of(webstoreId);
        let on: string | null = null;
        let changes = 0;
        for (const next of steps) {
          const target: string | null = next === 'release' ? null : subscriptions[next]!.id;
          if (target !== on) changes += 1;
          on = target;
          if (next === 'release') seat.release();
          else seat.assign(subscriptions[next]!);
        }
        const facts = takeFacts(seat);
        expect(facts.map(({ payload }) => payload['version'])).toEqual(
          Array.from({ length: changes }, (_, at) => at + 1),
        );
        expect([seat.subscriptionId, seat.entitlementVersion]).toEqual([on, changes]);
      }),
    );
  });
});
