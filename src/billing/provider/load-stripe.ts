import type { Stripe } from 'stripe';

let loading: Promise<typeof Stripe> | undefined;

/** Loads the SDK of the payment provider when it is first needed: it takes some megabytes, in the memory of each process. */
export function loadStripe(): Promise<typeof Stripe> {
  loading ??= import('stripe').then(({ default: stripe }) => stripe);
  return loading;
}
