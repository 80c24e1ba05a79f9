import type { ReactElement } from 'react';
import {
  Controller,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

/**
 * The props that connect a field of `ui/` to the form: passed on as a whole, or one by one if the field has other
 * names.
 */
export interface FieldWiring<T extends FieldValues, N extends FieldPath<T>> {
  name: N;
  value: FieldPathValue<T, N>;
  onChange: ControllerRenderProps<T, N>['onChange'];
  onBlur: () => void;
  /** Ref of the focusable element. */
  inputRef: ControllerRenderProps<T, N>['ref'];
  /** The error as a sentence. */
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
