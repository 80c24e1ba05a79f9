import { ValidateBy } from 'class-validator';

/** Validates that a field equals another field of the form (ID-29). */
export const SameAs = (other: string): PropertyDecorator =>
  ValidateBy({
    name: 'sameAs',
    validator: { validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[other] },
  });
