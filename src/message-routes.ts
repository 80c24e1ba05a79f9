import { SeatAssigned, SeatReleased, SubscriptionChanged } from '#contracts/billing/billing.messages.js';
import { AccountNoticeWanted, BusinessRemovalRequested } from '#contracts/identity/account.messages.js';
import { OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import {
  WebstoreAvailabilityChanged,
  WebstoreEntitlementChanged,
  WebstorePublished,
  WebstoreRatingChanged,
  WebstoreUnpublished,
} from '#contracts/webstore/webstore.messages.js';
import { RoutingTable } from './platform/messages/routing-table.js';

const rememberEntitlement = { consumer: 'webstore.remember-entitlement', queue: 'reactions' } as const;
const projectListing = { consumer: 'directory.project-listing', queue: 'reindex' } as const;

/** Which consumer takes which message, and through which queue. */
export const messageRoutes = new RoutingTable([
  { message: SeatAssigned, ...rememberEntitlement },
  { message: SeatReleased, ...rememberEntitlement },
  { message: SubscriptionChanged, ...rememberEntitlement },
  { message: WebstorePublished, ...projectListing },
  { message: WebstoreUnpublished, ...projectListing },
  { message: WebstoreEntitlementChanged, ...projectListing },
  { message: WebstoreAvailabilityChanged, ...projectListing },
  { message: WebstoreRatingChanged, ...projectListing },
  { message: OneTimeCodeWanted, consumer: 'identity.send-one-time-code', queue: 'mail' },
  { message: AccountNoticeWanted, consumer: 'identity.send-account-notice', queue: 'mail' },
  { message: BusinessRemovalRequested, consumer: 'webstore.unpublish-removed-business', queue: 'reactions' },
]);
