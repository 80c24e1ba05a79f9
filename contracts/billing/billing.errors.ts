import type { ErrorKind } from '../shared/problem.js';

export const billingErrors = {
  /** BIL-52: more webstores than bought seats. */
  'subscription-quantity-exceeded': 'conflict',
  /** BIL-53: the vendor has no plan that gives seats. */
  'no-subscription-available': 'conflict',
  /** BIL-34: unknown, expired, or used up. */
  'promo-code-not-valid': 'notFound',
  /** Somebody else redeemed the last use of the code between its check and this payment. */
  'promo-code-used-up': 'conflict',
  /** The vendor has this plan already. */
  'already-subscribed': 'conflict',
  /** A payment of another tab, or one that was not answered yet, may still be made. */
  'payment-in-progress': 'conflict',
  /** BIL-43: there is nothing in the portal for somebody who has never paid. */
  'not-a-payment-customer': 'conflict',
  /** The payment provider does not answer, or refuses for a reason that is not the card. */
  'payments-unavailable': 'unavailable',
} as const satisfies Record<string, ErrorKind>;
