import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The greatest number of characters of a first or last name (ID-21). */
export const longestName = 120;

/** Letters of any script with their marks, spaces, apostrophes, hyphens and periods, at least one letter (ADR 33). */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M} '’.\p{Pd}]+$/u;

/** Returns the error code of an invalid first or last name. */
export function nameFault(name: string): 'name-required' | 'name-too-long' | 'name-characters' | undefined {
  if (name.trim() === '') return 'name-required';
  if (name.length > longestName) return 'name-too-long';
  return nameForm.test(name) ? undefined : 'name-characters';
}

const rule =
  (
    name: string,
    fault: ReturnType<typeof nameFault>,
    message: string,
  ): ((o?: ValidationOptions) => PropertyDecorator) =>
  (options) =>
    ValidateBy(
      {
        name,
        validator: {
          // Each fault has its own rule, whose code names it. A value that is not a string is a missing name.
          validate: (value: unknown) => (typeof value === 'string' ? nameFault(value) : 'name-required') !== fault,
          defaultMessage: () => message,
        },
      },
      options,
    );

const required = rule('nameRequired', 'name-required', '$property must be a name');
const notTooLong = rule('nameTooLong', 'name-too-long', `$property must have at most ${longestName} characters`);
const onlyLetters = rule(
  'nameCharacters',
  'name-characters',
  '$property must hold letters, spaces, apostrophes, hyphens and periods only',
);

/** A first or last name of 1 to 120 characters that occur in names (ID-21, ADR 33). */
export const PersonName =
  (options?: ValidationOptions): PropertyDecorator =>
  (prototype, property) => {
    for (const decorate of [required, notTooLong, onlyLetters]) decorate(options)(prototype, property);
  };
