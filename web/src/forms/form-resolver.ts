import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { readRequest } from '#contracts/shared/read-request.js';
import { fieldProblem, type FieldTexts } from '../texts/field-problems.js';

/**
 * Validates a form with the request class by which the api validates its body, so both refuse the same values for the
 * same reasons.
 * @param asRequest converts the form's values to the request body, if they differ
 * @param texts this form's own texts for errors of its fields
 * @param errorsOf codes by field for values that do not fit together, which the request class alone cannot check
 */
export function requestResolver<T extends FieldValues>(
  request: new () => object,
  asRequest: (values: T) => object = (values) => values,
  texts?: FieldTexts,
  errorsOf: (values: T) => FieldErrors = () => ({}),
): Resolver<T> {
  return (values, _context, options) => {
    const fields = formErrors(request, values, asRequest, errorsOf);
    if (Object.keys(fields).length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(fields).map(([field, codes]) => [
        field,
        { type: codes[0] ?? 'invalid', message: fieldProblem(field, codes, texts) },
      ]),
    );
    return { values: {}, errors: toNestErrors<T>(errors, options) };
  };
}

/** Codes by field for values that a form would refuse; parameters as in `requestResolver`. */
export const formErrors = <T extends FieldValues>(
  request: new () => object,
  values: T,
  asRequest: (values: T) => object = (given) => given,
  errorsOf: (values: T) => FieldErrors = () => ({}),
): FieldErrors => ({ ...refusedFields(request, asRequest(values)), ...errorsOf(values) });

function refusedFields(request: new () => object, body: object): FieldErrors {
  try {
    readRequest(request, body);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.fields;
  }
}
