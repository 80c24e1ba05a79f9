import type { SignedInView } from './identity.views.js';
import type { SecondFactorAskedView } from './second-factor.views.js';
import type { SingleSignOnProvider } from './single-sign-on-provider.js';

export interface SingleSignOnStartedView {
  /** The URL of the provider; null for the stub. */
  address: string | null;
  /** Returned by the provider; the browser compares it (ID-71). */
  state: string;
}

export interface SingleSignedInView extends SignedInView {
  provider: SingleSignOnProvider;
}

/** The account has a second factor, which is required after the provider's sign-in too. */
export interface SingleSignOnAskedView extends SecondFactorAskedView {
  provider: SingleSignOnProvider;
}

export type SingleSignOnAnswerView = SingleSignedInView | SingleSignOnAskedView;
