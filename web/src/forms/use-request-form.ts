import { useCallback, useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { formErrors, requestResolver } from './form-resolver.js';
import { goToFirstError } from '../lib/go-to-first-error.js';
import type { FieldTexts } from '../texts/field-problems.js';
import type { ProblemError } from '../lib/problem-error.js';
import { setFieldProblems } from './set-field-problems.js';

interface RequestFormOptions<T> {
  defaultValues: T;
  /** Converts the form's values to the request body, if they differ. */
  asRequest?: (values: T) => object;
  /** This form's own texts for errors of its fields, if they differ from those of the site. */
  texts?: FieldTexts;
  /** Codes by field for values that do not fit together, which the request class alone cannot check. */
  errorsOf?: (values: T) => FieldErrors;
}

/**
 * A form that is validated with the request class of the contract: first on submit, from then on with every change. A
 * refused submit, here or by the api, focuses the first error (WEB-31).
 *
 * `element` belongs on the `<form>`: on anything else it throws, because nothing else is submitted with Enter (WEB-29).
 */
export function useRequestForm<T extends FieldValues>(request: new () => object, options: RequestFormOptions<T>) {
  const form = useForm<T>({
    defaultValues: options.defaultValues as DefaultValues<T>,
    resolver: requestResolver<T>(request, options.asRequest, options.texts, options.errorsOf),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const wired = useRef<HTMLFormElement | null>(null);
  const ref = useCallback((element: Element | null) => {
    if (element !== null && !(element instanceof HTMLFormElement)) {
      throw new Error(`A form was put on <${element.localName}>, which is no form element.`);
    }
    wired.current = element;
  }, []);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && wired.current) goToFirstError(wired.current);
  }, [submitCount]);
  return {
    ...form,
    // If the browser itself submits the form before hydration, no input may end up in an address.
    element: { ref, noValidate: true, method: 'post' as const },
    /** Whether a submit of these values would be accepted; shows no errors. */
    accepts: (values: T) => Object.keys(formErrors(request, values, options.asRequest, options.errorsOf)).length === 0,
    /** Shows the api's errors at its fields, and focuses the first one unless `isQuiet`. */
    refuse: (problem: ProblemError, isQuiet = false) =>
      setFieldProblems(form.setError, problem, form.getValues(), options.texts, isQuiet),
  };
}
