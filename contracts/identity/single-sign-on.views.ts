import type { SignedInView } from './identity.views.js';
import type { SecondFactorAskedView } from './second-factor.views.js';

/**
 * What somebody can choose to sign in with (ID-67): one OpenID provider, asked for couples, vendors or operators.
 * `staff` is a stub that can be chosen and does nothing (ID-74).
 */
export const singleSignOnProviders = ['event-user', 'vendor', 'admin', 'staff'] as const;

export type SingleSignOnProvider = (typeof singleSignOnProviders)[number];

export interface SingleSignOnStartedView {
  /** Where the browser goes to; null for the stub. */
  address: string | null;
  /** Comes back with the browser, which compares it (ID-71). */
  state: string;
}

export interface SingleSignedInView extends SignedInView {
  provider: SingleSignOnProvider;
}

/** The account has a second factor: the provider's word is only half of the sign-in. */
export interface SingleSignOnAskedView extends SecondFactorAskedView {
  provider: SingleSignOnProvider;
}

export type SingleSignOnAnswerView = SingleSignedInView | SingleSignOnAskedView;
