import { IsIn } from 'class-validator';
import { CalendarDay, EndOfSpan } from '../shared/calendar-day-rules.js';
import { Nullable, Optional } from '../shared/validation.js';
import {
  availabilityBounds,
  type AvailabilityState,
  availabilityStates,
  longestAvailabilitySpan,
} from './availability.js';

/** A vendor's availability on one day (WS-72), or on every day of a span. */
export class SetAvailabilityRequest {
  /** The day, or the first of a span; yyyy-MM-dd. */
  @CalendarDay(availabilityBounds)
  date: string;

  /** The last day of a span, at most 366 days with the first; `date` alone when absent. */
  @Optional()
  @CalendarDay(availabilityBounds)
  @EndOfSpan({ start: 'date', most: longestAvailabilitySpan })
  endDate?: string;

  /** `null` clears the days: nothing is known about them any more (OP-43). */
  @Nullable()
  @IsIn(availabilityStates)
  availability: AvailabilityState | null;
}
