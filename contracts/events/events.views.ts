import type {
  BudgetTier,
  EventLocation,
  EventLocationType,
  EventRole,
  EventTimeline,
  EventType,
  EventVendor,
} from './event.js';
import type { ImageReason } from '../webstore/image-rules.js';
import type { CurrentStep } from './setup-step.js';

/** A picture that somebody has uploaded for their event. */
export interface EventImageView {
  id: string;
  /** Names its files; null until the picture has been checked, and for one that cannot be shown. */
  pictureId: string | null;
  /** Empty while there is no file. */
  url: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
  /** Null until it has been checked. */
  validationResult: boolean | null;
  /** Reasons of the check for not approving it. */
  reasons: ImageReason[];
}

/** A celebration as it is planned (EV-1, EV-3). What has not been answered is null or empty. */
export interface EventView {
  id: string;
  /** Raised by every change; a save names the version it was made from. */
  version: number;
  eventType: EventType | null;
  eventTypeId: number | null;
  eventDate: {
    /** yyyy-MM-dd */
    eventDate: string | null;
    isFlexible: boolean;
    eventTimeline: EventTimeline | null;
  };
  locationKnown: boolean | null;
  eventLocationType: EventLocationType | null;
  eventLocations: EventLocation[];
  basics: {
    guestCount: number | null;
    guestCountKnown: boolean | null;
    budgetTier: BudgetTier | null;
    budgetTierKnown: boolean | null;
  };
  eventVendors: EventVendor[];
  /** The entries of `eventVendors` that the couple has marked as booked (OP-89). */
  bookedVendors: EventVendor[];
  /** The styles that the couple likes, and the budget of `basics` (OP-89). */
  preferences: { styles: number[]; budgetTier: BudgetTier | null };
  /** The own picture of the dashboard; null when a stock picture is used (EV-42). */
  dashboardHeroImage: EventImageView | null;
  props: {
    /** Index of the stock picture on the dashboard, from 0 (EV-42). */
    selectedHeroImage: number;
    currentSetupStep: CurrentStep;
  };
}

/** The person who plans an event (EV-4). */
export interface EventUserView {
  id: string;
  eventId: string;
  firstName: string;
  lastName: string;
  role: EventRole | null;
  username: string;
  email: string;
  phoneNumber: string | null;
  /** Nobody is asked for it: always false. */
  emailOptIn: false;
}

/** An event with its event user; both are null for somebody who has none. */
export interface EventProfileView {
  event: EventView | null;
  eventUser: EventUserView | null;
}

/** Null for somebody who has no event. */
export interface EventUserIdView {
  eventUserId: string | null;
  eventId: string | null;
}
