import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { OptionList, type Option } from './option-list.js';

interface SelectProps<T extends string | number> {
  label: string;
  /** Beside it for a choice about the page, hidden where the choice says what it is. */
  labelPlace?: 'above' | 'beside' | 'hidden';
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

const place = tv({
  slots: { root: 'group min-w-0', label: '', box: 'flex cursor-pointer items-center justify-between gap-2 px-3' },
  variants: {
    labelPlace: {
      above: { box: 'h-11' },
      beside: {
        root: 'items-center tablet:grid-cols-[auto_1fr]',
        label: 'hidden font-regular! whitespace-nowrap text-muted tablet:block',
        box: 'h-10 text-14! font-medium',
      },
      hidden: { label: 'sr-only', box: 'h-10 text-14! font-medium' },
    },
  },
  defaultVariants: { labelPlace: 'above' },
});

/** One choice of a list. */
export function Select<T extends string | number>({
  label,
  labelPlace,
  options,
  value,
  onChange,
  placeholder,
  ...props
}: SelectProps<T>) {
  const style = fieldStyle();
  const placed = place({ labelPlace });
  const { errorMessage, isDisabled = false, buttonRef } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onChange(key as T)}
      {...(placeholder === undefined ? {} : { placeholder })}
      isDisabled={isDisabled}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: placed.root() })}
    >
      <Label className={style.label({ class: placed.label() })}>{label}</Label>
      <Button ref={buttonRef} className={style.box({ class: placed.box() })}>
        <SelectValue className="truncate placeholder:text-muted" />
        <ChevronDown className="size-4.5 shrink-0 text-muted" aria-hidden />
      </Button>
      <FieldHelp errorMessage={errorMessage} />
      <OptionList options={options} />
    </AriaSelect>
  );
}
