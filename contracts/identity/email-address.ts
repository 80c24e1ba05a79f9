import { isEmail, MaxLength, ValidateBy, type ValidationOptions } from 'class-validator';

/** The most characters of an email address (RFC 5321, with its angle brackets taken off). */
const longestEmail = 254;

/**
 * What nobody sees, or sees elsewhere than it stands: two addresses that look alike would be two people. Half a character
 * is one of them, and is looked for first: `isEmail` throws where it meets one.
 */
const unseen = /[\p{C}\p{Z}]/u;

const canBeEmail = (value: unknown): boolean => typeof value === 'string' && !unseen.test(value) && isEmail(value);

/** Whether a text passes as `EmailAddress`. */
export const isEmailAddress = (text: string): boolean => text.length <= longestEmail && canBeEmail(text);

/** An email address of at most 254 characters, all of which can be seen (ID-22). */
export const EmailAddress =
  (options?: ValidationOptions): PropertyDecorator =>
  (prototype, property) => {
    MaxLength(longestEmail, options)(prototype, property);
    ValidateBy(
      {
        name: 'isEmail',
        validator: {
          validate: canBeEmail,
          defaultMessage: () => '$property must be an email address',
        },
      },
      options,
    )(prototype, property);
  };
