import type { AuthUserView } from './identity.views.js';
import type { NotificationChoices } from './notification-choices.js';

/** A change of email that has been asked for and waits for its codes. */
export interface EmailChangeView {
  newEmail: string;
  /** Whose code is waited for: that of the present address comes first, that of the new one after it. */
  step: 'present' | 'new';
  /** The mail server has the newest code; until then it is on its way. */
  isSent: boolean;
  /** Until another code may be asked for; 0 when it may be now. */
  secondsUntilNext: number;
}

/** That a vendor wants the business off the site (ID-117). */
export interface BusinessRemovalView {
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Empty when none was given. */
  reason: string;
}

/** What the account pages show of the signed-in person. */
export interface AccountView {
  user: AuthUserView;
  /** Whether a code that was sent to the email has come back. */
  isEmailVerified: boolean;
  /** False for somebody who has only ever come by single sign-on. */
  hasPassword: boolean;
  notifications: NotificationChoices;
  /** Null when none is under way. */
  emailChange: EmailChangeView | null;
  /** Null for somebody without a business, and while nothing was asked for. */
  businessRemoval: BusinessRemovalView | null;
}
