import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldProblem, type FieldTexts } from '../texts/field-problems.js';
import type { ProblemError } from '../lib/problem-error.js';

/** Shows the api's errors at the fields of the form, and focuses the first one unless `isQuiet`. */
export function setFieldProblems<T extends FieldValues>(
  setError: UseFormSetError<T>,
  problem: ProblemError,
  values: T,
  texts?: FieldTexts,
  isQuiet = false,
): void {
  const own = Object.entries(problem.fields).filter(([field]) => (field.split('.')[0] ?? '') in values);
  own.forEach(([field, codes], nth) => {
    const error = { type: codes[0] ?? 'refused', message: fieldProblem(field, codes, texts) };
    setError(field as Path<T>, error, { shouldFocus: nth === 0 && !isQuiet });
  });
}
