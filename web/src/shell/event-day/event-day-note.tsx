import type { ReactNode } from 'react';
import type { TakenDaysView } from '#contracts/webstore/taken-days.js';
import { formatLongDay, formatMonthDay } from '../../base/format.js';
import { eventDay as texts } from '../../texts/event-day.js';
import { EventDayState } from './event-day-state.js';
import { useEventDay } from './use-event-day.js';

export interface EventDayNoteProps {
  userId: string;
  takenDays: TakenDaysView | null;
  /** Whether to name the year of the day. */
  withYear?: boolean;
  /** Whether it is about the day that searches use. */
  ofSearches?: boolean;
  as?: 'p' | 'li';
  className?: string;
  /** Shown while there is no day. */
  fallback?: ReactNode;
}

/** The couple's day in a vendor's calendar: 'Free on June 12'. */
export default function EventDayNote({
  userId,
  takenDays,
  withYear,
  ofSearches,
  as: Element = 'p',
  className = '',
  fallback,
}: EventDayNoteProps) {
  const day = useEventDay(userId, ofSearches);
  if (day === null) return fallback;
  return (
    <Element className={className}>
      <EventDayState
        day={day}
        takenDays={takenDays}
        words={texts.short}
        format={withYear === true ? formatLongDay : formatMonthDay}
      />
    </Element>
  );
}
