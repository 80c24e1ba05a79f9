import { tv } from 'tailwind-variants/lite';
import { monthName, weeksOf, type Month } from '../base/months.js';

/** The known state of a day. */
export type DayState = 'available' | 'partial' | 'unavailable' | 'unknown';

/** A day with a ring around it. */
export interface MarkedDay {
  /** yyyy-MM-dd */
  day: string;
  /** Announced with the day. */
  name: string;
}

interface MonthOfDaysProps {
  month: Month;
  /** By day, yyyy-MM-dd; an absent day is unknown. */
  states: ReadonlyMap<string, DayState>;
  /** yyyy-MM-dd; states of earlier days are hidden. */
  today: string;
  /** Announced with the number of a day. */
  words: Record<DayState, string>;
  marked?: MarkedDay | undefined;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const style = tv({
  base: 'grid h-11 content-center justify-items-center gap-1 rounded-input text-14',
  variants: {
    state: {
      available: 'bg-sage-soft font-strong text-ink',
      partial: 'bg-amber-soft font-strong text-ink',
      unavailable: 'text-muted line-through decoration-clay decoration-2',
      unknown: 'text-muted',
      over: 'text-12! text-faint',
    },
    isMarked: { true: 'ring-2 ring-plum forced-colors:outline-2' },
  },
});

/** One month of a read-only calendar; every state has a mark besides its color. */
export function MonthOfDays({ month, states, today, words, marked }: MonthOfDaysProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="display-18 pb-3">{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="pb-1 text-12 font-regular text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 1)}
                <span className="max-tiny:sr-only">{name.slice(1, 2)}</span>
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, nth) => (
              <td key={nth} className="p-0">
                {day !== null && (
                  <DaySign
                    day={day}
                    state={day < today ? 'over' : (states.get(day) ?? 'unknown')}
                    words={words}
                    mark={marked?.day === day ? marked.name : undefined}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DaySignProps {
  /** yyyy-MM-dd */
  day: string;
  state: DayState | 'over';
  words: Record<DayState, string>;
  mark?: string | undefined;
}

/** One day: its number, and a mark for its state. */
export function DaySign({ day, state, words, mark }: DaySignProps) {
  return (
    <span className={style({ state, isMarked: mark !== undefined })}>
      {Number(day.slice(8))}
      {state !== 'over' && <span className="sr-only">, {words[state]}</span>}
      {mark !== undefined && <span className="sr-only">, {mark}</span>}
      <Mark state={state} />
    </span>
  );
}

function Mark({ state }: Pick<DaySignProps, 'state'>) {
  if (state === 'available') {
    return <span aria-hidden className="size-1.5 rounded-full bg-sage-ink forced-colors:bg-[CanvasText]" />;
  }
  if (state !== 'partial') return null;
  return (
    <span aria-hidden className="size-1.5 overflow-hidden rounded-full border border-amber-ink">
      <span className="block h-full w-1/2 bg-amber-ink forced-colors:bg-[CanvasText]" />
    </span>
  );
}
