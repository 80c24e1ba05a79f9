import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { longestPassword, passwordStrength } from './passwords.js';

/** The fields of the same request that identify the owner of the password. */
interface OwnerFields {
  email: string;
  firstName?: string;
  lastName?: string;
}

/**
 * A password that is allowed (ID-25 to ID-27): strong for the owner whom the named fields describe. The api itself
 * looks up fields that the request lacks, and the list of the most used passwords.
 */
export const StrongPassword = (owner: OwnerFields, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'strongPassword',
      constraints: [owner],
      validator: {
        validate: (value, args) =>
          typeof value === 'string' && value.length <= longestPassword && isStrong(value, owner, args),
        defaultMessage: () => '$property must be a strong password without name and email of its owner',
      },
    },
    options,
  );

function isStrong(password: string, owner: OwnerFields, args: ValidationArguments | undefined): boolean {
  const request = (args?.object ?? {}) as Record<string, unknown>;
  const field = (name: string | undefined): string => {
    const value = name === undefined ? '' : request[name];
    return typeof value === 'string' ? value : '';
  };
  const { email, firstName, lastName } = owner;
  const person = { email: field(email), firstName: field(firstName), lastName: field(lastName) };
  return passwordStrength(password, person) === 'strong';
}
