/**
 * Milliseconds that one call of the payment provider may take. The others are derived from the time that a person waits
 * (STRIPE_TIMEOUT), since each must be longer than the one before.
 */
export const callTimeout = (responseTimeout: number): number => 1.25 * responseTimeout;

/**
 * Milliseconds after which the provider has surely carried out, or dropped, a call to which no response came: a minute
 * by default.
 */
export const silenceTimeout = (responseTimeout: number): number => 5 * responseTimeout;

/** Milliseconds that a checkout may take; it starts no payment whose response would come later. */
export const checkoutLease = (responseTimeout: number): number => 15 * responseTimeout;
