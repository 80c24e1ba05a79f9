import { CalendarCheck, CalendarDays, CalendarX } from 'lucide-react';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { dayStateOf, type ShortCalendarView } from '#contracts/webstore/short-calendar.js';

const icons = {
  available: CalendarCheck,
  partial: CalendarCheck,
  unavailable: CalendarX,
  unknown: CalendarDays,
} as const;

const isOpen = (state: AvailabilityState | 'unknown') => state === 'available' || state === 'partial';

interface EventDayStateProps {
  /** yyyy-MM-dd */
  day: string;
  /** Undefined in pages that an older version has stored on a device. */
  calendar: ShortCalendarView | undefined;
  words: Record<AvailabilityState | 'unknown', (day: string) => string>;
  format: (day: string) => string;
}

/** The couple's day in a vendor's calendar, as an icon and words. */
export function EventDayState({ day, calendar, words, format }: EventDayStateProps) {
  const state = calendar ? dayStateOf(calendar, day) : 'unknown';
  const Icon = icons[state];
  return (
    <span className={`flex items-start gap-1.5 ${isOpen(state) ? 'font-strong text-sage-ink' : 'text-muted'}`}>
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {words[state](format(day))}
    </span>
  );
}
