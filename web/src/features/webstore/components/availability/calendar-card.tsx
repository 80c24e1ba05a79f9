import { useState, type Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { tv } from 'tailwind-variants/lite';
import { availabilityBounds, longestAvailabilitySpan } from '#contracts/webstore/availability.js';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import { DayMark } from '../../../../ui/day-mark.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import type { DayState } from '../../../../ui/month-of-days.js';
import { SpanCalendar, type SpanCalendarWords } from '../../../../ui/span-calendar.js';
import type { EditedDays } from '../../api.js';
import type { AvailabilityEditor } from './use-availability-editor.js';

const { available, partial, unavailable, unknown } = texts.states;
const words: SpanCalendarWords = {
  earlierMonth: texts.earlierMonth,
  laterMonth: texts.laterMonth,
  short: {
    available: available.short,
    partial: partial.short,
    unavailable: unavailable.short,
    unknown: unknown.short,
  },
  full: { available: available.full, partial: partial.full, unavailable: unavailable.full, unknown: unknown.full },
  unsaved: texts.unsaved,
};
const marks: readonly DayState[] = ['available', 'partial', 'unavailable', 'unknown'];

const toggle = tv({
  base: [
    focusRing,
    'inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-14 font-strong whitespace-nowrap hover:border-ink',
    // Very large text needs two lines.
    'max-tiny:rounded-card max-tiny:py-1 max-tiny:text-left max-tiny:whitespace-normal',
    'selected:border-action selected:bg-action selected:text-on-action forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
  ],
});

interface CalendarCardProps {
  editor: AvailabilityEditor;
  days: EditedDays;
  focusedDay: string;
  onFocusChange: (day: string) => void;
  isBusy: boolean;
  autoFocus: boolean;
  calendarRef: Ref<HTMLDivElement>;
}

/** The edited month, with a legend. */
export function CalendarCard({ editor, days, calendarRef, ...calendar }: CalendarCardProps) {
  const [isExtending, setExtending] = useState(false);
  return (
    <div className="rounded-card border border-hairline bg-surface p-3 tablet:p-5">
      <SpanCalendar
        {...calendar}
        ref={calendarRef}
        label={texts.calendar}
        states={days.states}
        value={editor.selection}
        onChange={editor.select}
        pending={editor.pending}
        isExtending={isExtending}
        most={longestAvailabilitySpan}
        bounds={availabilityBounds}
        words={words}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted">
          {marks.map((state) => (
            <li key={state} className="flex items-center gap-2">
              <DayMark state={state} />
              {texts.states[state].full}
            </li>
          ))}
        </ul>
        <ToggleButton isSelected={isExtending} onChange={setExtending} className={toggle()}>
          {texts.several}
        </ToggleButton>
      </div>
      {days.states.size === 0 && <p className="mt-4 text-14 text-muted">{texts.empty}</p>}
    </div>
  );
}
