import type { BudgetTier, EventTimeline, EventType } from '../events/event.js';

/** Facts about an event as its couple states them in a quote request. Questions that are still open are null. */
export interface EventFacts {
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

/** A quote request as the vendor reads it (MSG-18). */
export interface QuoteRequest extends EventFacts {
  message: string;
  /** Empty once the couple has left. */
  name: string;
}
