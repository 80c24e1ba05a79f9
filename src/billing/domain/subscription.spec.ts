import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legacyTierNames } from '#contracts/billing/plan.js';
import { subscriptionStatuses } from '#contracts/billing/subscription-status.js';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { takeFacts } from '#src/platform/domain/aggregate.js';
import { PaymentCustomer } from './payment-customer.js';
import { Subscription, type PlanState } from './subscription.js';

const vendorId = '01a1fbbe-9780-75eb-900c-e94e3a804ffa';
const id = '01a1fbbe-9780-75eb-900c-e94e3a804ffb';
const start = new Date('2026-11-23T12:00:00Z');
const running: PlanState = {
  tier: 'premium',
  legacyName: null,
  status: 'active',
  frequency: 'month',
  unitAmount: 9_900,
  quantity: 3,
  startedAt: start,
  trialEndsAt: null,
  renewsAt: new Date('2026-12-23T12:00:00Z'),
  endsAt: null,
};
const bought = (state: PlanState = running) => Subscription.bought({ id, vendorId, providerId: 'sub_1', state });
const noticesOf = (subscription: Subscription) =>
  takeFacts(subscription)
    .filter(({ type }) => type === 'billing.plan-notice-wanted')
    .map(({ payload }) => payload['kind']);

const state = fc.record<PlanState>({
  tier: fc.constantFrom(...subscriptionTiers),
  legacyName: fc.constantFrom(null, ...legacyTierNames),
  status: fc.constantFrom(...subscriptionStatuses.filter((status) => status !== 'incomplete')),
  frequency: fc.constantFrom('month', 'year'),
  unitAmount: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  startedAt: fc.constant(start),
  trialEndsAt: fc.constantFrom(null, start),
  renewsAt: fc.constantFrom(null, start),
  endsAt: fc.constantFrom(null, start),
});

describe('a subscription', () => {
  it('has the last state before its end, and records a change only when there is one', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (states) => {
        const subscription = bought();
        takeFacts(subscription);
        let truth = running;
        for (const told of states) {
          const isNews = truth.status !== 'ended' && JSON.stringify(told) !== JSON.stringify(truth);
          expect(subscription.follow(told)).toBe(isNews);
          const types = takeFacts(subscription).map(({ type }) => type);
          expect(types.includes('billing.vendor-plans-changed')).toBe(isNews);
          if (isNews) truth = told;
        }
        expect(subscription).toMatchObject(truth);
      }),
    );
  });

  it('gives its features while the provider retries a payment, and none while it is paused', () => {
    const subscription = bought();
    const unlocked = subscription.entitlement;
    subscription.follow({ ...running, status: 'pastDue' });
    expect(subscription.entitlement).toEqual(unlocked);
    subscription.follow({ ...running, status: 'paused' });
    expect(subscription.entitlement).toEqual({ tier: 'starter', features: [] });
  });

  it('has the vendor mailed once about a failed payment and once about its end', () => {
    const subscription = bought();
    subscription.follow({ ...running, status: 'pastDue' });
    subscription.follow({ ...running, status: 'pastDue', quantity: 2 });
    expect(noticesOf(subscription)).toEqual(['payment-failed']);
    subscription.follow({ ...running, status: 'ended' });
    subscription.follow({ ...running, status: 'ended', quantity: 1 });
    expect(noticesOf(subscription)).toEqual(['plan-ended']);
  });

  it('of the free plan ends without a mail', () => {
    const subscription = bought({ ...running, tier: 'starter' });
    subscription.follow({ ...running, tier: 'starter', status: 'ended' });
    expect(noticesOf(subscription)).toEqual([]);
  });
});

describe('a customer', () => {
  const customer = () =>
    Object.assign(new PaymentCustomer(), { vendorId, checkoutId: null, checkoutUntil: null, asked: 0, followed: 0 });

  it('has one checkout at a time, and resumes one whose process died', () => {
    const one = customer();
    const begin = (name: string, after = 0) => one.beginCheckout(name, new Date(start.getTime() + after), 1_000);
    expect(begin('first')).toEqual({ checkoutId: 'first', isResumed: false });
    expect(() => begin('second')).toThrow('already in progress');
    expect(begin('second', 1_001)).toEqual({ checkoutId: 'first', isResumed: true });
    one.endCheckout('first', 'unknown');
    expect(begin('third')).toEqual({ checkoutId: 'first', isResumed: true });
    one.endCheckout('first', 'known');
    expect(begin('fourth')).toEqual({ checkoutId: 'fourth', isResumed: false });
  });

  it('has no second checkout while an unanswered payment can still be made', () => {
    const one = customer();
    one.beginCheckout('first', start, 1_000);
    one.endCheckout('first', 'unknown', new Date(start.getTime() + 5_000));
    expect(() => one.beginCheckout('second', new Date(start.getTime() + 4_999), 1_000)).toThrow('already in progress');
    const later = new Date(start.getTime() + 5_001);
    expect(one.beginCheckout('second', later, 1_000)).toEqual({ checkoutId: 'first', isResumed: true });
  });

  it('follows answers in the order of their questions, and skips those that a later one has overtaken', () => {
    const one = customer();
    const [first, second, third] = [one.ask(), one.ask(), one.ask()];
    expect([one.mayFollow(second), one.mayFollow(first), one.mayFollow(second), one.mayFollow(third)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
