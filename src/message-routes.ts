import {
  PaymentCustomerLeft,
  PaymentEventReceived,
  PlanNoticeWanted,
  ReconciliationWanted,
  SeatAssigned,
  SeatReleased,
  SubscriptionChanged,
  VendorPlansChanged,
  VendorPlanStateChanged,
} from '#contracts/billing/billing.messages.js';
import { EventImageDeleted, EventImageUploaded } from '#contracts/events/events.messages.js';
import { AccountNoticeWanted, BusinessRemovalRequested, WebstoreWanted } from '#contracts/identity/account.messages.js';
import {
  AccountClosed,
  AccountKept,
  DataExportMade,
  DataExportWanted,
  PersonErased,
} from '#contracts/identity/data-rights.messages.js';
import { CodeAsked, OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import { ConversationChanged, MessageSent, UnreadNoticeDue } from '#contracts/messaging/messaging.messages.js';
import {
  EntitlementRemembered,
  ImageDeleted,
  ImageUploaded,
  ImageValidated,
  RatingWanted,
  StoreChosen,
  WebstoreAvailabilityChanged,
  WebstoreEntitlementChanged,
  WebstoreErased,
  WebstorePublished,
  WebstoreRatingChanged,
  WebstoreUnpublished,
} from '#contracts/webstore/webstore.messages.js';
import { RoutingTable } from './platform/routing/routing-table.js';

const rememberEntitlement = { consumer: 'webstore.remember-entitlement', queue: 'reactions' } as const;
const followClosing = { consumer: 'webstore.follow-account-closing', queue: 'reactions' } as const;
const forgetReports = { consumer: 'messaging.forget-reports', queue: 'reactions' } as const;
const projectListing = { consumer: 'directory.project-listing', queue: 'reindex' } as const;

/** Messages about codes are deleted after a day, because they reveal who requested a code. */
const keepDoneDays = { [OneTimeCodeWanted.type]: 1, [CodeAsked.type]: 1 };

/** Which consumer takes which message, and through which queue. */
export const messageRoutes = new RoutingTable(
  [
    { message: SeatAssigned, ...rememberEntitlement },
    { message: SeatReleased, ...rememberEntitlement },
    { message: SubscriptionChanged, ...rememberEntitlement },
    { message: VendorPlansChanged, consumer: 'billing.push-plans', queue: 'reactions' },
    { message: VendorPlanStateChanged, consumer: 'webstore.follow-plan-state', queue: 'reactions' },
    { message: PaymentEventReceived, consumer: 'billing.follow-payment-event', queue: 'reactions' },
    { message: PaymentCustomerLeft, consumer: 'billing.cancel-plans', queue: 'reactions' },
    { message: PlanNoticeWanted, consumer: 'billing.mail-plan-notice', queue: 'mail' },
    {
      message: ReconciliationWanted,
      consumer: 'billing.reconcile',
      queue: 'reactions',
      attempts: 3,
      timeLimit: 300_000, // every customer, one after the other
    },
    { message: WebstorePublished, ...projectListing },
    { message: WebstoreUnpublished, ...projectListing },
    { message: WebstoreEntitlementChanged, ...projectListing },
    { message: EntitlementRemembered, consumer: 'webstore.push-entitlement', queue: 'reactions' },
    { message: WebstoreAvailabilityChanged, ...projectListing },
    { message: WebstoreRatingChanged, ...projectListing },
    { message: ImageUploaded, consumer: 'webstore.check-image', queue: 'images', attempts: 3, timeLimit: 45_000 },
    { message: ImageDeleted, consumer: 'webstore.delete-image-files', queue: 'images' },
    {
      message: EventImageUploaded,
      consumer: 'events.check-hero-image',
      queue: 'images',
      attempts: 3,
      timeLimit: 45_000,
    },
    { message: EventImageDeleted, consumer: 'events.delete-hero-files', queue: 'images' },
    { message: ImageValidated, ...projectListing },
    { message: ImageDeleted, ...projectListing },
    { message: RatingWanted, consumer: 'webstore.remember-rating', queue: 'reactions' },
    { message: StoreChosen, consumer: 'webstore.post-store-row', queue: 'reactions' },
    { message: WebstoreErased, ...projectListing },
    { message: WebstoreErased, consumer: 'directory.forget-webstore', queue: 'reactions' },
    { message: WebstoreErased, consumer: 'billing.forget-webstore', queue: 'reactions' },
    { message: WebstoreErased, consumer: 'events.forget-webstore', queue: 'reactions' },
    { message: WebstoreErased, consumer: 'messaging.forget-webstore', queue: 'reactions' },
    { message: WebstoreErased, ...forgetReports },
    {
      message: DataExportWanted,
      consumer: 'identity.make-data-export',
      queue: 'reactions',
      attempts: 3,
      timeLimit: 150_000, // pictures of a vendor, one after the other
    },
    { message: DataExportMade, consumer: 'identity.mail-data-export', queue: 'mail' },
    { message: AccountClosed, consumer: 'identity.mail-account-closed', queue: 'mail' },
    { message: AccountClosed, ...followClosing },
    { message: AccountKept, ...followClosing },
    { message: PersonErased, consumer: 'identity.erase-person', queue: 'reactions' },
    { message: PersonErased, consumer: 'webstore.erase-person', queue: 'reactions' },
    { message: PersonErased, consumer: 'billing.erase-person', queue: 'reactions' },
    { message: PersonErased, consumer: 'events.erase-person', queue: 'reactions' },
    { message: PersonErased, consumer: 'messaging.erase-person', queue: 'reactions' },
    { message: PersonErased, ...forgetReports },
    { message: CodeAsked, consumer: 'identity.want-asked-code', queue: 'mail' },
    { message: OneTimeCodeWanted, consumer: 'identity.send-one-time-code', queue: 'mail' },
    { message: AccountNoticeWanted, consumer: 'identity.send-account-notice', queue: 'mail' },
    { message: MessageSent, consumer: 'messaging.push-message', queue: 'reactions' },
    { message: ConversationChanged, consumer: 'messaging.push-conversation', queue: 'reactions' },
    { message: UnreadNoticeDue, consumer: 'messaging.mail-unread', queue: 'mail' },
    { message: WebstoreWanted, consumer: 'webstore.start-wanted-webstore', queue: 'reactions' },
    { message: BusinessRemovalRequested, consumer: 'webstore.unpublish-removed-business', queue: 'reactions' },
  ],
  { keepDoneDays },
);
