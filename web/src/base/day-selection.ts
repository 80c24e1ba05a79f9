import { parseDate } from '@internationalized/date';
import { daysInSpan } from '#contracts/shared/calendar-day.js';

/** A day, or a span of days, that is being selected. Days are yyyy-MM-dd. */
export interface DaySelection {
  /** The day on which the selection began; it stays while the other end moves, and may be the later one. */
  readonly from: string;
  readonly to: string;
}

export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

export const oneDay = (day: string): DaySelection => ({ from: day, to: day });

export const spanOf = ({ from, to }: DaySelection): DaySpan =>
  from <= to ? { first: from, last: to } : { first: to, last: from };

export const lengthOf = (selection: DaySelection): number => {
  const { first, last } = spanOf(selection);
  return daysInSpan(first, last);
};

/** Moves the end of a selection, as far as `most` days from where it began. */
export function extendedTo({ from }: DaySelection, day: string, most: number): DaySelection {
  if (lengthOf({ from, to: day }) <= most) return { from, to: day };
  const days = from <= day ? most - 1 : 1 - most;
  return { from, to: parseDate(from).add({ days }).toString() };
}

interface Press {
  day: string;
  /** Whether the day becomes the other end of the current selection. */
  isExtending: boolean;
  most: number;
}

/** The selection after a day was pressed: a selected day is deselected (WS-68), any other begins a new selection. */
export function afterPress(selection: DaySelection | null, { day, isExtending, most }: Press): DaySelection | null {
  if (selection === null) return oneDay(day);
  const { first, last } = spanOf(selection);
  if (isExtending && !(first === day && last === day)) return extendedTo(selection, day, most);
  return day >= first && day <= last ? null : oneDay(day);
}
