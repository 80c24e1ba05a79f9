import { dayStateOf, type ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { formatMonthDay } from '../../../base/format.js';
import { EventDayState } from '../../../shell/event-day/event-day-state.js';
import { eventDay } from '../../../texts/event-day.js';

export interface VendorDayProps {
  /** The day of the couple's event, yyyy-MM-dd; null without one. */
  day: string | null;
  calendar: ShortCalendarView | undefined;
}

/** The day of the couple who reads in the calendar of a vendor: 'Free on June 12'; nothing where it is unknown. */
export const VendorDay = ({ day, calendar }: VendorDayProps) =>
  day !== null &&
  calendar !== undefined &&
  dayStateOf(calendar, day) !== 'unknown' && (
    <span className="min-w-0 text-12">
      <EventDayState day={day} calendar={calendar} words={eventDay.short} format={formatMonthDay} />
    </span>
  );
