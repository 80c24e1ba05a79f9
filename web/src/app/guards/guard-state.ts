import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { FeatureName } from '#contracts/content/feature-toggle.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';

/** Who somebody is, as far as guards care. What an older version kept of a sign-in may lack the rest. */
export type GuardedUser = Pick<AuthUserView, 'isAdmin' | 'roles'> & Partial<Pick<AuthUserView, 'settings' | 'props'>>;

/** The vendor's default webstore. */
export interface KnownWebstore {
  /** The step of the setup that comes next; `COMPLETE` after the last (WS-154). */
  setupStep?: string;
  publishStatus?: PublishStatus;
  hasAddresses?: boolean;
}

/**
 * What guards decide by: only what the browser knows already, so that going to a page costs no request for its guards.
 * They are asked again whenever it knows more. What is absent is not known yet, and then:
 * - who somebody is decides who gets in, and is always known: whoever is not signed in, no vendor or no operator stays out;
 * - how far setup, plan and event are leads somebody on who belongs here anyway. Not knowing it keeps nobody out: an
 *   answer that is late must not lead a vendor from their page to a checkout, and nothing is guarded by it, as the api
 *   refuses by itself whatever a plan or a setup does not allow;
 * - features are asked for at every start and always come to be known: where they decide, they are waited for.
 */
export interface GuardState {
  /** Null for a visitor (ID-2). */
  user: GuardedUser | null;
  /** They must set up an authenticator app before anything else (ADMIN_MFA). */
  lacksSecondFactor?: boolean;
  /** As of when the page was asked for: whoever signs in on a page is not thrown out by having done so. */
  userOnArrival: GuardedUser | null;
  /** Parts of the product that are switched on. */
  enabled?: readonly FeatureName[];
  /** Null for somebody who has none. */
  webstore?: KnownWebstore | null;
  /** Null for a vendor who has chosen no plan; the free one counts (OP-37). */
  plan?: SubscriptionTier | null;
  /** The celebration of an event user, with the step of its setup that comes next; null for somebody who has none. */
  event?: { currentStep: string } | null;
  /** `users/ensureVendor` was asked, and no vendor came of it (ID-92). */
  ensureVendorFailed?: boolean;
}

/** The page that is asked for. */
export interface GuardedPlace {
  pathname: string;
  /** The step in the address of a setup. */
  step?: string;
}
