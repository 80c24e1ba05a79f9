import { use, useEffect, useEffectEvent, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { OptionList, type Option } from './option-list.js';
import { selectStyle } from './select-style.js';

export interface SelectProps<T extends string | number> {
  label: string;
  /** Beside it for a setting of the page, hidden if the choice explains itself. */
  labelPlace?: 'above' | 'beside' | 'hidden';
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Name of the form field. */
  name?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  startsOpen?: boolean;
}

/** A select for one value. */
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
  const placed = selectStyle({ labelPlace });
  const { errorMessage, isDisabled = false, name, buttonRef, startsOpen = false } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onChange(key as T)}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(name === undefined ? {} : { name })}
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
      {startsOpen && <OpenAtFirst />}
      <OptionList options={options} />
    </AriaSelect>
  );
}

function OpenAtFirst() {
  const state = use(SelectStateContext);
  const open = useEffectEvent(() => state?.open());
  useEffect(() => open(), []);
  return null;
}
