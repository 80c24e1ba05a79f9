import type { ReactElement } from 'react';
import {
  Controller,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

/** What ties a field of `ui/` to the form: handed on as it is, or part by part where the field speaks differently. */
export interface FieldWiring<T extends FieldValues, N extends FieldPath<T>> {
  name: N;
  value: FieldPathValue<T, N>;
  onChange: ControllerRenderProps<T, N>['onChange'];
  onBlur: () => void;
  /** Of the element that takes the focus. */
  inputRef: ControllerRenderProps<T, N>['ref'];
  /** Why it was refused, as a sentence. */
  errorMessage: string | undefined;
}

interface FormFieldProps<T extends FieldValues, N extends FieldPath<T>> {
  control: Control<T>;
  name: N;
  render: (wiring: FieldWiring<T, N>) => ReactElement;
}

/** One field of a form of {@link useRequestForm}. */
export function FormField<T extends FieldValues, N extends FieldPath<T>>(props: FormFieldProps<T, N>) {
  const { control, name, render } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) =>
        render({ name, value, onChange, onBlur, inputRef: ref, errorMessage: fieldState.error?.message })
      }
    />
  );
}
