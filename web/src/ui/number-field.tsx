import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface NumberFieldProps extends Omit<
  AriaNumberFieldProps,
  'className' | 'children' | 'validationBehavior' | 'isInvalid' | 'value' | 'onChange'
> {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A whole number that may be left empty. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  inputRef,
  ...props
}: NumberFieldProps) {
  const style = fieldStyle();
  return (
    <AriaNumberField
      {...props}
      value={value ?? NaN}
      onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
      formatOptions={{ maximumFractionDigits: 0 }}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={style.label()}>{label}</Label>
      <Input ref={inputRef} className={style.box({ class: 'h-11 px-3' })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
