import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isCalendarDay } from '../shared/calendar-day.js';

/** The earliest plausible birthdate. */
const earliest = '1900-01-01';

/** A day as `YYYY-MM-DD` that exists, is not before 1900, and is not in the future anywhere on earth. */
export const Birthdate = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'pastDay',
      validator: {
        validate: isBirthdate,
        defaultMessage: () => '$property must be a day in the past as YYYY-MM-DD',
      },
    },
    options,
  );

const isBirthdate = (value: unknown): boolean =>
  isCalendarDay(value) && value >= earliest && Date.parse(value) <= Date.now();
