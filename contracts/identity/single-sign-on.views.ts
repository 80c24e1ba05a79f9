import type { SignedInView } from './identity.views.js';
import type { SecondFactorAskedView } from './second-factor.views.js';
import type { SingleSignOnProvider } from './single-sign-on-provider.js';

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
