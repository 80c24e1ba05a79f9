import { isEmail, MaxLength, ValidateBy, type ValidationOptions } from 'class-validator';

/** The greatest length of an email address (RFC 5321, without its angle brackets). */
const longestEmail = 254;

/**
 * Invisible characters and white space, with which two addresses could look alike. Lone surrogates are among them and
 * are tested first, because `isEmail` throws an error for them.
 */
const unseen = /[\p{C}\p{Z}]/u;

const canBeEmail = (value: unknown): boolean => typeof value === 'string' && !unseen.test(value) && isEmail(value);

/** Returns whether a text satisfies `EmailAddress`. */
export const isEmailAddress = (text: string): boolean => text.length <= longestEmail && canBeEmail(text);

/** An email address of at most 254 visible characters (ID-22). */
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
