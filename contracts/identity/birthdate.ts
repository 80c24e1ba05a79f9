import { ValidateBy, type ValidationOptions } from 'class-validator';

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
/** The first day that anybody alive was born on. */
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

function isBirthdate(value: unknown): boolean {
  if (typeof value !== 'string' || !dayForm.test(value) || value < earliest) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // 31 February is read as a day in March.
  return time <= Date.now() && new Date(time).toISOString().startsWith(value);
}
