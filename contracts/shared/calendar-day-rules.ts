import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { daysInSpan, isCalendarDay } from './calendar-day.js';

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
