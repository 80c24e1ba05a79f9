import type { NotificationKind } from './notification-choices.js';

/** The kind of mail that is turned off now. */
export interface UnsubscribedView {
  kind: NotificationKind;
}
