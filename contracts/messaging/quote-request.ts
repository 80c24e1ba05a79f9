import type { BudgetTier, EventTimeline, EventType } from '../events/event.js';

/** What a couple tells a vendor about the event (MSG-18). What is still open is null. */
export interface QuoteRequest {
  message: string;
  /** Empty once the couple has left. */
  name: string;
  /** yyyy-MM-dd */
  eventDate: string | null;
  /** For a date that is not known yet (EV-10). */
  eventTimeline: EventTimeline | null;
  budget: BudgetTier | null;
  eventType: EventType | null;
  guestCount: number | null;
  /** The place of the event as text. */
  place: string | null;
  /** Miles between the place and the main address of the webstore when it was asked; null where either has no point. */
  milesAway: number | null;
}
