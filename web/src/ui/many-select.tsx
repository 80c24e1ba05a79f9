import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { OptionList, type Option } from './option-list.js';

interface ManySelectProps {
  label: string;
  options: readonly Option<number>[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  placeholder: string;
  description?: string;
  errorMessage?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Selects a few values of a long list, and keeps their order. */
export function ManySelect({ label, options, value, onChange, placeholder, description, ...props }: ManySelectProps) {
  const style = fieldStyle();
  const { errorMessage, buttonRef } = props;
  const chosen = value.flatMap((id) => options.filter((option) => option.id === id));
  return (
    <Select
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => onChange(keys.map(Number))}
      placeholder={placeholder}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={style.label()}>{label}</Label>
      <Button
        ref={buttonRef}
        className={style.box({
          class: 'flex min-h-11 cursor-pointer items-center justify-between gap-2 px-1.5 py-1.5',
        })}
      >
        <SelectValue className="flex min-w-0 flex-wrap gap-1.5 text-left">
          {({ defaultChildren }) =>
            chosen.length === 0 ? (
              <span className="px-1.5 text-muted">{defaultChildren}</span>
            ) : (
              chosen.map(({ id, name }) => (
                <span key={id} className="rounded-full bg-blush px-3 py-1.5 text-14 font-medium text-plum-dark">
                  {name}
                </span>
              ))
            )
          }
        </SelectValue>
        <ChevronDown className="mr-1.5 size-4.5 shrink-0 text-muted" aria-hidden />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <OptionList options={options} />
    </Select>
  );
}
