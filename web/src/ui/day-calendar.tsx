import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';
import { IconButton } from './icon-button.js';
import { Select } from './select.js';

export interface DayCalendarWords {
  earlierMonth: string;
  laterMonth: string;
}

interface DayCalendarProps {
  label: string;
  /** yyyy-MM-dd */
  value: string | undefined;
  onChange: (day: string) => void;
  words: DayCalendarWords;
  /** False if it is part of a page, which keeps the focus. */
  takesFocus?: boolean;
  /** Whether its columns are wider on wide screens. */
  isRoomy?: boolean;
}

const style = tv({
  slots: {
    grid: 'w-77 max-w-full table-fixed',
    weekday: 'h-8 text-12 font-strong whitespace-nowrap text-muted',
    day: [
      focusRing,
      'mx-auto grid h-10 w-full max-w-11 cursor-pointer place-items-center rounded-full text-14 outline-offset-0 hover:bg-blush-soft',
      'data-today:font-strong data-today:underline data-today:underline-offset-4 disabled:cursor-default disabled:text-faint disabled:line-through disabled:hover:bg-transparent outside-month:hidden',
      'selected:bg-action selected:text-on-action selected:hover:bg-action forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
    ],
  },
  variants: {
    isRoomy: { true: { grid: 'wide:w-126' } },
  },
});

/** Number of future years in which a day can be chosen. */
const yearsAhead = 5;

/** A month of days; past days cannot be chosen. */
export default function DayCalendar({
  label,
  value,
  onChange,
  words,
  takesFocus = true,
  isRoomy = false,
}: DayCalendarProps) {
  const slots = style({ isRoomy });
  const first = today(getLocalTimeZone());
  const chosen = value === undefined ? null : parseDate(value);
  return (
    <Calendar
      aria-label={label}
      value={chosen}
      onChange={(day) => onChange(day.toString())}
      defaultFocusedValue={chosen ?? first}
      minValue={first}
      maxValue={first.add({ years: yearsAhead })}
      autoFocus={takesFocus}
      className="max-w-full"
    >
      <div className="-mx-2 flex items-center justify-between gap-1 pb-2 max-tiny:flex-wrap">
        <IconButton slot="previous" label={words.earlierMonth} icon={ChevronLeft} />
        <div className="flex min-w-0 grow justify-center gap-2 max-tiny:order-last max-tiny:w-full">
          <CalendarMonthPicker>
            {({ 'aria-label': name, value: month, onChange: choose, items }) => (
              <CalendarSelect label={name} value={Number(month)} onChange={choose} items={items} />
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={yearsAhead + 1}>
            {({ 'aria-label': name, value: year, onChange: choose, items }) => (
              <CalendarSelect label={name} value={Number(year)} onChange={choose} items={items} />
            )}
          </CalendarYearPicker>
        </div>
        <IconButton slot="next" label={words.laterMonth} icon={ChevronRight} />
      </div>
      <CalendarGrid weekdayStyle="short" className={slots.grid()}>
        <CalendarGridHeader>
          {(weekday) => (
            <CalendarHeaderCell className={slots.weekday()}>
              {weekday.slice(0, 1)}
              <span className="max-tiny:sr-only">{weekday.slice(1)}</span>
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={slots.day()} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

interface CalendarSelectProps {
  label: string;
  value: number;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
}

const CalendarSelect = ({ label, value, onChange, items }: CalendarSelectProps) => (
  <Select
    label={label}
    labelPlace="hidden"
    options={items.map(({ id, formatted }) => ({ id, name: formatted }))}
    value={value}
    onChange={onChange}
  />
);
