import type { FieldErrors } from '../shared/problem.js';
import type { EventTimeline } from './event.js';

/** A day, or how far away it is while the day is flexible. */
export interface DateAnswer {
  /** yyyy-MM-dd */
  eventDate: string | null;
  isFlexible: boolean;
  eventTimeline: EventTimeline | null;
}

export const noDate: DateAnswer = { eventDate: null, isFlexible: false, eventTimeline: null };

/** Picks a day, which ends being flexible (EV-23). */
export const pickDate = (eventDate: string): DateAnswer => ({ ...noDate, eventDate });

/** Checks or unchecks flexible; the day is cleared with the first, the timeline with the second (EV-24). */
export const setFlexible = (answer: DateAnswer, isFlexible: boolean): DateAnswer =>
  isFlexible
    ? { eventDate: null, isFlexible, eventTimeline: answer.eventTimeline }
    : { eventDate: answer.eventDate, isFlexible, eventTimeline: null };

/** Picks how far away a flexible day is. */
export const pickTimeline = (eventTimeline: EventTimeline): DateAnswer => ({
  eventDate: null,
  isFlexible: true,
  eventTimeline,
});

/**
 * The day is required unless it is flexible (EV-25), the timeline when it is (EV-26); without either
 * `date-or-timeline-required` comes with the code of the field (EV-27). Codes by field; empty when nothing is missing.
 */
export function dateFaults({ eventDate, isFlexible, eventTimeline }: DateAnswer): FieldErrors {
  const neither = 'date-or-timeline-required';
  if (isFlexible) {
    if (eventDate !== null) return { 'event.eventDate.eventDate': ['contradicts'] };
    return eventTimeline === null ? { 'event.eventDate.eventTimeline': ['timeline-required', neither] } : {};
  }
  if (eventTimeline !== null) return { 'event.eventDate.eventTimeline': ['contradicts'] };
  return eventDate === null ? { 'event.eventDate.eventDate': ['date-required', neither] } : {};
}

const dayMilliseconds = 86_400_000;
/** Where the day begins last: UTC-12. */
const lastZone = 12 * 3_600_000;

/** The day that it still is somewhere on earth, as yyyy-MM-dd: no calendar offers an earlier one (OP-91). */
export const earliestEventDate = (now: number): string => new Date(now - lastZone).toISOString().slice(0, 10);

/** Days from one day to another, both yyyy-MM-dd; negative when the other is over. */
export const daysUntil = (eventDate: string, today: string): number =>
  Math.round((Date.parse(eventDate) - Date.parse(today)) / dayMilliseconds);
