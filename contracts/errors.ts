import { billingErrors } from './billing/billing.errors.js';
import { contentErrors } from './content/content.errors.js';
import { directoryErrors } from './directory/directory.errors.js';
import { eventsErrors } from './events/events.errors.js';
import { identityErrors } from './identity/identity.errors.js';
import { messagingErrors } from './messaging/messaging.errors.js';
import { operationsErrors } from './operations/operations.errors.js';
import { sharedErrors } from './shared/shared.errors.js';
import { webstoreErrors } from './webstore/webstore.errors.js';

/** Every error code of the product with its kind; the browser's texts must name each of them. */
export const errorKinds = {
  ...sharedErrors,
  ...identityErrors,
  ...webstoreErrors,
  ...directoryErrors,
  ...contentErrors,
  ...eventsErrors,
  ...messagingErrors,
  ...billingErrors,
  ...operationsErrors,
} as const;

export type ErrorCode = keyof typeof errorKinds;
