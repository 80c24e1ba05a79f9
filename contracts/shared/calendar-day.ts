import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const dayMilliseconds = 86_400_000;

/** Whether a value is a day as yyyy-MM-dd (SYS-21) that exists in the calendar; 31 February does not. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !dayForm.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The number of days from the first to the last, both included; 0 or less when the last is before the first. */
export const daysInSpan = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMilliseconds + 1;

/** Every day from the first to the last, both included, in order; none when the last is before the first. */
export const daysOfSpan = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(daysInSpan(first, last), 0) }, (_unused, ahead) =>
    new Date(Date.parse(first) + ahead * dayMilliseconds).toISOString().slice(0, 10),
  );

interface DayBounds {
  /** yyyy-MM-dd, both included. */
  earliest: string;
  latest: string;
}

/** A day of the calendar within bounds. Its codes are those of `QueryReader.day`: `not-a-date`, `out-of-range`. */
export const CalendarDay =
  ({ earliest, latest }: DayBounds, options?: ValidationOptions): PropertyDecorator =>
  (prototype, property) => {
    const isWithin = (value: unknown) => !isCalendarDay(value) || (value >= earliest && value <= latest);
    ValidateBy(
      {
        name: 'notADate',
        validator: {
          validate: isCalendarDay,
          defaultMessage: () => '$property must be a day of the calendar as YYYY-MM-DD',
        },
      },
      options,
    )(prototype, property);
    ValidateBy(
      {
        name: 'outOfRange',
        // Read by the OpenAPI document.
        constraints: [{ earliest, latest }],
        validator: { validate: isWithin, defaultMessage: () => `$property must be from ${earliest} to ${latest}` },
      },
      options,
    )(prototype, property);
  };

interface SpanRule {
  /** The field with the first day. */
  start: string;
  /** Days that the span may have, both ends included. */
  most: number;
}

/** The last day of a span of days: codes `before-start` and `too-many-days`. Ends that are no days pass here. */
export const EndOfSpan =
  ({ start, most }: SpanRule, options?: ValidationOptions): PropertyDecorator =>
  (prototype, property) => {
    const length = (value: unknown, args?: ValidationArguments) => {
      const first = (args?.object as Record<string, unknown> | undefined)?.[start];
      return isCalendarDay(first) && isCalendarDay(value) ? daysInSpan(first, value) : undefined;
    };
    ValidateBy(
      {
        name: 'beforeStart',
        constraints: [start],
        validator: {
          validate: (value, args) => (length(value, args) ?? 1) >= 1,
          defaultMessage: () => `$property must not be before ${start}`,
        },
      },
      options,
    )(prototype, property);
    ValidateBy(
      {
        name: 'tooManyDays',
        constraints: [start, most],
        validator: {
          validate: (value, args) => (length(value, args) ?? 1) <= most,
          defaultMessage: () => `$property must be at most ${most} days from ${start}`,
        },
      },
      options,
    )(prototype, property);
  };
