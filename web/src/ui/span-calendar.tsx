import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { tv } from 'tailwind-variants/lite';
import { daysOfSpan } from '#contracts/shared/calendar-day.js';
import { afterPress, extendedTo, oneDay, spanOf, type DaySelection } from '../base/day-selection.js';
import { DayMark } from './day-mark.js';
import { focusRing } from './focus-ring.js';
import { IconButton } from './icon-button.js';
import type { DayState } from './month-of-days.js';

export interface SpanCalendarWords {
  earlierMonth: string;
  laterMonth: string;
  /** On the day, beside its mark, if there is space. */
  short: Record<DayState, string>;
  /** Announced with the day. */
  full: Record<DayState, string>;
  unsaved: string;
}

interface SpanCalendarProps {
  label: string;
  /** By day, yyyy-MM-dd; an absent day is unknown. */
  states: ReadonlyMap<string, DayState>;
  value: DaySelection | null;
  onChange: (value: DaySelection | null) => void;
  /** The pending state of the selected days, which is shown already. */
  pending: DayState | null;
  /** The day from which arrow keys start, and whose month is shown. */
  focusedDay: string;
  onFocusChange: (day: string) => void;
  /** Whether a press extends the selection, as with Shift. */
  isExtending: boolean;
  /** Largest number of days in a selection. */
  most: number;
  bounds: { earliest: string; latest: string };
  autoFocus?: boolean;
  isBusy: boolean;
  words: SpanCalendarWords;
  ref?: Ref<HTMLDivElement>;
}

const style = tv({
  slots: {
    weekday: 'pb-1 text-12 leading-6 font-regular text-muted',
    day: [
      focusRing,
      'flex min-h-13 cursor-pointer flex-col items-center justify-between rounded-card border py-1.5 text-14 outline-offset-1 select-none @max-[14rem]:text-12 @words:min-h-19 @words:items-start @words:px-2 @words:py-2',
      'selected:inset-ring-2 selected:inset-ring-plum forced-colors:selected:border-[Highlight] forced-colors:selected:inset-ring-[Highlight]',
      'outside-month:cursor-default outside-month:border-transparent outside-month:bg-transparent outside-month:text-faint',
    ],
    number: '',
    state: 'flex min-h-4 items-center gap-1.5 text-12',
    word: 'hidden before:content-[attr(data-word)] @words:inline',
  },
  variants: {
    state: {
      available: { day: 'border-transparent bg-sage-soft font-strong', state: 'text-sage-ink' },
      partial: { day: 'border-transparent bg-amber-soft font-strong', state: 'text-amber-ink' },
      unavailable: {
        day: 'border-transparent bg-sunk text-muted',
        number: 'line-through decoration-clay',
        state: 'text-muted',
      },
      unknown: { day: 'border-hairline bg-surface hover:border-line-strong' },
    },
    isToday: {
      true: { number: '-my-0.5 grid size-6 max-w-full place-items-center rounded-full bg-ink text-paper no-underline' },
    },
  },
});

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A month whose days have a state, and in which a day or a span of days is selected: by a press, by dragging with a
 * mouse, and with Shift by a press or the arrow keys.
 */
export function SpanCalendar({ ref, value, onChange, focusedDay, onFocusChange, bounds, ...props }: SpanCalendarProps) {
  const { label, most, words } = props;
  const gestures = useGestures({ value, onChange, focusedDay, onFocusChange, most, isExtending: props.isExtending });
  const selected = daysIn(gestures.shown);
  const slots = style();
  return (
    <div ref={ref} className="@container" aria-busy={props.isBusy} {...gestures.handlers}>
      <Calendar
        aria-label={label}
        selectionMode="multiple"
        value={selected.map((day) => parseDate(day))}
        onChange={(days) => gestures.press(differing(selected, days))}
        focusedValue={parseDate(focusedDay)}
        onFocusChange={(day) => onFocusChange(day.toString())}
        minValue={parseDate(bounds.earliest)}
        maxValue={parseDate(bounds.latest)}
        {...(props.autoFocus && { autoFocus: true })}
      >
        <div className="mb-3 flex flex-wrap items-center justify-between">
          <IconButton slot="previous" label={words.earlierMonth} icon={ChevronLeft} />
          <CalendarHeading className="display-22 @max-[14rem]:order-first @max-[14rem]:w-full @max-[14rem]:text-center" />
          <IconButton slot="next" label={words.laterMonth} icon={ChevronRight} />
        </div>
        <CalendarGrid
          weekdayStyle="short"
          className="w-full table-fixed border-separate border-spacing-0.75 @max-[14rem]:border-spacing-0 @words:border-spacing-1"
        >
          <CalendarGridHeader>
            {(weekday) => (
              <CalendarHeaderCell className={slots.weekday()}>
                {weekday.slice(0, 1)}
                {/* Very large text has no space for more than one letter. */}
                <span className="@max-[14rem]:sr-only">{weekday.slice(1)}</span>
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const day = date.toString();
              const isPending = props.pending !== null && selected.includes(day);
              const state = isPending ? props.pending : props.states.get(day);
              return <DayCell date={date} state={state ?? 'unknown'} isPending={isPending} words={words} />;
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </div>
  );
}

interface DayCellProps {
  date: CalendarDate;
  state: DayState;
  isPending: boolean;
  words: SpanCalendarWords;
}

function DayCell({ date, state, isPending, words }: DayCellProps) {
  const read = isPending ? `${words.full[state]}, ${words.unsaved}` : words.full[state];
  return (
    <CalendarCell
      date={date}
      data-day={date.toString()}
      className={({ isOutsideMonth }) => style({ state: isOutsideMonth ? 'unknown' : state }).day()}
      render={(cell) => <div {...cell} aria-label={`${cell['aria-label'] ?? ''}, ${read}`} />}
    >
      {({ formattedDate, isOutsideMonth, isToday }) => {
        const slots = style({ state: isOutsideMonth ? 'unknown' : state, isToday: isToday && !isOutsideMonth });
        return (
          <>
            <span className={slots.number()}>{formattedDate}</span>
            {!isOutsideMonth && state !== 'unknown' && (
              <span className={slots.state()}>
                <DayMark state={state} />
                {/*
                 * Generated, since the visible label of a day is its number, and its accessible name contains the full
                 * state.
                 */}
                <span data-word={words.short[state]} className={slots.word()} />
              </span>
            )}
          </>
        );
      }}
    </CalendarCell>
  );
}

type GestureProps = Pick<
  SpanCalendarProps,
  'value' | 'onChange' | 'focusedDay' | 'onFocusChange' | 'most' | 'isExtending'
>;

/** Reads Shift and dragging, which the calendar itself does not support. */
function useGestures({ value, onChange, focusedDay, onFocusChange, most, isExtending }: GestureProps) {
  const [drag, setDrag] = useState<DaySelection | null>(null);
  const gesture = useRef<{ isShift: boolean; from: string | null; hasDragged: boolean }>({
    isShift: false,
    from: null,
    hasDragged: false,
  });
  useDragEnd(drag, (isCancelled) => {
    setDrag(null);
    if (drag === null || isCancelled) return;
    onFocusChange(drag.to);
    onChange(drag);
  });
  const press = (day: string | undefined) => {
    // Releasing a drag over the day on which it began is a press too.
    if (day === undefined || gesture.current.hasDragged) return;
    onChange(afterPress(value, { day, isExtending: isExtending || gesture.current.isShift, most }));
  };
  const handlers = {
    onPointerDownCapture: (event: PointerEvent) => {
      const canDrag = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey && !isExtending;
      gesture.current = { isShift: event.shiftKey, from: canDrag ? dayAt(event) : null, hasDragged: false };
    },
    onPointerOver: (event: PointerEvent) => {
      const { from } = gesture.current;
      const to = dayAt(event);
      if (from === null || to === null || event.buttons !== 1 || (to === from && drag === null)) return;
      gesture.current.hasDragged = true;
      setDrag(extendedTo(oneDay(from), to, most));
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      gesture.current = { isShift: event.shiftKey, from: null, hasDragged: false };
      const days = arrows[event.key];
      if (!event.shiftKey || days === undefined || !(event.target as Element).closest('[data-day]')) return;
      event.preventDefault();
      event.stopPropagation();
      const next = extendedTo(value ?? oneDay(focusedDay), parseDate(focusedDay).add({ days }).toString(), most);
      onFocusChange(next.to);
      onChange(next);
    },
  };
  return { shown: drag ?? value, press, handlers };
}

/** Ends a drag wherever the button is released. */
function useDragEnd(drag: DaySelection | null, end: (isCancelled: boolean) => void) {
  useEffect(() => {
    if (drag === null) return;
    const [release, cancel] = [() => end(false), () => end(true)];
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
    };
  });
}

/** The day of the visible month at which an event happened. */
const dayAt = ({ target }: PointerEvent): string | null => {
  const cell = (target as Element).closest('[data-day]:not([data-disabled])');
  return cell?.getAttribute('data-day') ?? null;
};

const daysIn = (selection: DaySelection | null): string[] => {
  if (selection === null) return [];
  const { first, last } = spanOf(selection);
  return daysOfSpan(first, last);
};

/** The day that is in only one of two lists. */
function differing(before: readonly string[], after: readonly { toString(): string }[]): string | undefined {
  const days = after.map(String);
  return days.find((day) => !before.includes(day)) ?? before.find((day) => !days.includes(day));
}
