import { expect, it } from '@jest/globals';
import { paymentFaults, type KnownPlan, type ProviderPlan } from './payment-truth.ts';

const vendor = { vendorId: 'v1', acknowledged: 'premium' };
const plan: KnownPlan = { vendorId: 'v1', providerId: 'sub_1', tier: 'premium', status: 'active', quantity: 2 };
const told: ProviderPlan = {
  id: 'sub_1',
  vendorId: 'v1',
  tier: 'premium',
  status: 'active',
  quantity: 2,
  firstPayments: 1,
};
const none = { withoutPlan: [], withoutPayment: [], chargedTwice: [] };

it('finds nothing where everybody has what they pay for', () => {
  expect(paymentFaults([vendor], [plan], [told])).toEqual(none);
});

it('finds nothing about a checkout that nobody acknowledged, whether it was paid or not', () => {
  expect(paymentFaults([{ vendorId: 'v1' }], [plan], [told])).toEqual(none);
  expect(paymentFaults([{ vendorId: 'v1' }], [], [])).toEqual(none);
});

it.each([
  ['an acknowledged payment without its plan', [], [], 'withoutPlan', /paid for premium, and has no such plan/],
  ['an acknowledged payment whose plan has ended', [{ ...plan, status: 'ended' }], [], 'withoutPlan', /no such plan/],
  ['a payment that is not known', [], [told], 'withoutPlan', /sub_1 \(premium, 2\) of vendor v1 is not known/],
  [
    'a number of seats that is not known',
    [plan],
    [{ ...told, quantity: 3 }],
    'withoutPlan',
    /\(premium, 3\).* not known/,
  ],
  ['a plan without its payment', [plan], [], 'withoutPayment', /which nobody pays/],
  ['a plan whose payment has ended', [plan], [{ ...told, status: 'ended' }], 'withoutPayment', /which nobody pays/],
  ['a plan of somebody else’s payment', [plan], [{ ...told, vendorId: 'v2' }], 'withoutPayment', /which nobody pays/],
  ['a second charge', [plan], [told, { ...told, id: 'sub_2', status: 'ended' }], 'chargedTwice', /charged 2 times/],
] as const)('finds %s', (_what, known, provider, kind, words) => {
  expect(paymentFaults([vendor], [...known], [...provider])[kind].join('\n')).toMatch(words);
});
