import { Check } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from '../../../ui/field-help.js';
import { fieldStyle } from '../../../ui/field-style.js';

interface ChoicePillsProps<T extends string> {
  label: string;
  options: readonly { id: T; name: string }[];
  value: T | null;
  onChange: (value: T) => void;
  errorMessage?: string | undefined;
}

const pill = tv({
  base: [
    'group flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-14 font-medium transition-colors hover:border-ink',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
    'selected:border-plum selected:bg-blush selected:text-plum-dark selected:inset-ring selected:inset-ring-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
  ],
});

/** One of several short choices, side by side if there is space. */
export function ChoicePills<T extends string>({ label, options, value, onChange, errorMessage }: ChoicePillsProps<T>) {
  const field = fieldStyle();
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as T)}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root()}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, name }) => (
          <RadioField key={id} value={id} className="grid">
            <RadioButton className={pill()}>
              <Check className="hidden size-4 group-selected:block" aria-hidden />
              {name}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldHelp errorMessage={errorMessage} />
    </RadioGroup>
  );
}
