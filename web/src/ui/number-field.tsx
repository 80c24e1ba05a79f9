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
  /** Whether it is an amount in US dollars, with cents. */
  isMoney?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const wholeNumber = { maximumFractionDigits: 0 };
const money = { style: 'currency', currency: 'USD' } as const;

/** An optional number: a whole number, or an amount of money. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  isMoney = false,
  inputRef,
  ...props
}: NumberFieldProps) {
  const style = fieldStyle();
  return (
    <AriaNumberField
      {...props}
      value={value ?? NaN}
      onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
      formatOptions={isMoney ? money : wholeNumber}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={style.label()}>{label}</Label>
      <Input ref={inputRef} className={style.box({ class: 'min-h-11 px-3' })} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
