import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { OptionList, type Option } from './option-list.js';

interface SelectProps<T extends string | number> {
  label: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One choice of a list. */
export function Select<T extends string | number>({
  label,
  options,
  value,
  onChange,
  placeholder,
  ...props
}: SelectProps<T>) {
  const style = fieldStyle();
  const { errorMessage, isDisabled = false, buttonRef } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onChange(key as T)}
      {...(placeholder === undefined ? {} : { placeholder })}
      isDisabled={isDisabled}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group min-w-0' })}
    >
      <Label className={style.label()}>{label}</Label>
      <Button
        ref={buttonRef}
        className={style.box({ class: 'flex h-11 cursor-pointer items-center justify-between gap-2 px-3' })}
      >
        <SelectValue className="truncate placeholder:text-muted" />
        <ChevronDown className="size-4.5 shrink-0 text-muted" aria-hidden />
      </Button>
      <FieldHelp errorMessage={errorMessage} />
      <OptionList options={options} />
    </AriaSelect>
  );
}
