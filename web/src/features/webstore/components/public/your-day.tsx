import { useEffect, useState } from 'react';
import type { ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { formatLongDay } from '../../../../base/format.js';
import { monthName, monthOf, monthsBetween, type Month } from '../../../../base/months.js';
import { EventDayState } from '../../../../shell/event-day/event-day-state.js';
import { useEventDay } from '../../../../shell/event-day/use-event-day.js';
import { eventDay as texts } from '../../../../texts/event-day.js';
import { Button } from '../../../../ui/button.js';
import type { MarkedDay } from '../../../../ui/month-of-days.js';

export interface YourDayProps {
  userId: string;
  calendar: ShortCalendarView;
  /** The first month that is shown. */
  shown: Month;
  /** Number of months to which the calendar turns. */
  furthest: number;
  /** Turns to a month that is so many months after this one. */
  onShow: (ahead: number) => void;
  /** Called with the day to mark in the calendar. */
  onKnown: (marked: MarkedDay | undefined) => void;
}

/** The couple's day in a vendor's calendar, and a button that turns to its month. */
export default function YourDay({ userId, calendar, shown, furthest, onShow, onKnown }: YourDayProps) {
  const day = useEventDay(userId);
  const [thisMonth] = useState(() => monthOf(new Date()));
  useEffect(() => onKnown(day === null ? undefined : { day, name: texts.mark }), [day, onKnown]);
  if (day === null) return null;
  const month = day.slice(0, 7);
  const ahead = monthsBetween(thisMonth, month);
  return (
    <div className="mb-5 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <EventDayState day={day} calendar={calendar} words={texts.long} format={formatLongDay} />
      {month !== shown && ahead <= furthest && (
        <Button size="small" kind="quiet" onPress={() => onShow(ahead)}>
          {texts.show(monthName(month))}
        </Button>
      )}
    </div>
  );
}
