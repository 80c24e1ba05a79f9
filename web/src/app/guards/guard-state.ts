import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { FeatureName } from '#contracts/content/feature-toggle.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';

/** The user, as far as guards need to know. A sign-in stored by an older version may lack the other fields. */
export type GuardedUser = Pick<AuthUserView, 'isAdmin' | 'roles'> & Partial<Pick<AuthUserView, 'settings' | 'props'>>;

/** The vendor's default webstore. */
export interface KnownWebstore {
  /** The next step of the setup; `COMPLETE` after the last (WS-154). */
  setupStep?: string;
  publishStatus?: PublishStatus;
  hasAddresses?: boolean;
}

/**
 * The input of the guards: only data that the browser has already, so that navigation causes no requests for guards.
 * They are evaluated again whenever it changes. Absent data are unknown, which means:
 * - the user decides about access, and is always known: visitors, users who are no vendor or no operator are kept out;
 * - setup, plan and event redirect users with access to the next step. Unknown ones redirect nobody: a late response
 * must not lead a vendor from their page to a checkout, and nothing is protected by them, as the api itself refuses
 * whatever a plan or a setup does not allow;
 * - features are requested at every start and always become known: where they decide, guards wait for them.
 */
export interface GuardState {
  /** Null for a visitor (ID-2). */
  user: GuardedUser | null;
  /** Whether they have to set up an authenticator app before anything else (ADMIN_MFA). */
  lacksSecondFactor?: boolean;
  /** The state at the navigation to the page, so that signing in on a page does not redirect away from it. */
  userOnArrival: GuardedUser | null;
  /** Enabled parts of the product. */
  enabled?: readonly FeatureName[];
  /** Null for a user without one. */
  webstore?: KnownWebstore | null;
  /** Null for a vendor who has chosen no plan; the free one counts (OP-37). */
  plan?: SubscriptionTier | null;
  /** The event of an event user, with the next step of its setup; null for a user without one. */
  event?: { currentStep: string } | null;
  /** Whether `users/ensureVendor` was called without making the user a vendor (ID-92). */
  ensureVendorFailed?: boolean;
}

/** The requested page. */
export interface GuardedPlace {
  pathname: string;
  /** The step in the address of a setup. */
  step?: string;
}
