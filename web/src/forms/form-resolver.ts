import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { readRequest } from '#contracts/shared/read-request.js';
import { fieldProblem, type FieldTexts } from '../texts/field-problems.js';

/**
 * Validates a form with the request class that the api reads its body with, so both refuse the same for the same
 * reasons.
 * @param asRequest makes the request body of the form's values, where the two are not the same
 * @param texts what this form says of its fields
 */
export function requestResolver<T extends FieldValues>(
  request: new () => object,
  asRequest: (values: T) => object = (values) => values,
  texts?: FieldTexts,
): Resolver<T> {
  return (values, _context, options) => {
    try {
      readRequest(request, asRequest(values));
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const errors = Object.fromEntries(
        Object.entries(error.fields).map(([field, codes]) => [
          field,
          { type: codes[0] ?? 'invalid', message: fieldProblem(field, codes, texts) },
        ]),
      );
      return { values: {}, errors: toNestErrors<T>(errors, options) };
    }
  };
}
