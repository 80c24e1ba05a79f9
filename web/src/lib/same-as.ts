import { ValidateBy } from 'class-validator';

/** The same as another field of the form (ID-29). */
export const SameAs = (other: string): PropertyDecorator =>
  ValidateBy({
    name: 'sameAs',
    validator: { validate: (value, args) => value === (args?.object as Record<string, unknown>)[other] },
  });
