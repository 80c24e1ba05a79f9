import { dayStateOf, type ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { dayIcons, isOpenDay, type KnownDayState } from './day-icons.js';

interface EventDayStateProps {
  /** yyyy-MM-dd */
  day: string;
  /** Undefined in pages that an older version has stored on a device. */
  calendar: ShortCalendarView | undefined;
  words: Record<KnownDayState, (day: string) => string>;
  format: (day: string) => string;
}

/** The couple's day in a vendor's calendar, as an icon and words. */
export function EventDayState({ day, calendar, words, format }: EventDayStateProps) {
  const state = calendar ? dayStateOf(calendar, day) : 'unknown';
  const Icon = dayIcons[state];
  return (
    <span className={`flex items-start gap-1.5 ${isOpenDay(state) ? 'font-strong text-sage-ink' : 'text-muted'}`}>
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {words[state](format(day))}
    </span>
  );
}
