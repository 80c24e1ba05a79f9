import type { ReactNode } from 'react';
import { dayStateOf, type ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { formatLongDay, formatMonthDay } from '../../base/format.js';
import { eventDay as texts } from '../../texts/event-day.js';
import { EventDayState } from './event-day-state.js';
import { useEventDay } from './use-event-day.js';

export interface EventDayNoteProps {
  userId: string;
  /** Undefined in pages that an older version has stored on a device. */
  calendar: ShortCalendarView | undefined;
  /** Whether the vendor can be asked about a day. */
  canAsk?: boolean;
  /** Whether to name the year of the day. */
  withYear?: boolean;
  /** Whether it is about the day that searches use. */
  ofSearches?: boolean;
  as?: 'p' | 'li';
  className?: string;
  /** Shown while there is no day, or nothing to say about it. */
  fallback?: ReactNode;
}

/** The couple's day in a vendor's calendar: 'Free on June 12'. */
export default function EventDayNote({
  userId,
  calendar,
  canAsk = true,
  withYear,
  ofSearches,
  as: Element = 'p',
  className = '',
  fallback,
}: EventDayNoteProps) {
  const day = useEventDay(userId, ofSearches);
  if (day === null || (!canAsk && (!calendar || dayStateOf(calendar, day) === 'unknown'))) return fallback;
  return (
    <Element className={className}>
      <EventDayState
        day={day}
        calendar={calendar}
        words={texts.short}
        format={withYear === true ? formatLongDay : formatMonthDay}
      />
    </Element>
  );
}
