import type { AuthUserView } from './identity.views.js';
import type { NotificationChoices } from './notification-choices.js';

/** A pending change of email. */
export interface EmailChangeView {
  newEmail: string;
  /** The address whose code is expected: first the present one, then the new one. */
  step: 'present' | 'new';
  /** True once the mail server has accepted the latest code. */
  isSent: boolean;
  /** Seconds until another code may be requested; 0 if it may be now. */
  secondsUntilNext: number;
}

/** A request to remove a business (ID-117). */
export interface BusinessRemovalView {
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Empty when none was given. */
  reason: string;
}

/** The account of the signed-in user, for the account pages. */
export interface AccountView {
  user: AuthUserView;
  /** True once a code from the mailbox was entered. */
  isEmailVerified: boolean;
  /** False for users who have only used single sign-on. */
  hasPassword: boolean;
  notifications: NotificationChoices;
  /** Null without a pending change. */
  emailChange: EmailChangeView | null;
  /** Null without a request, and for users without a vendor. */
  businessRemoval: BusinessRemovalView | null;
}
