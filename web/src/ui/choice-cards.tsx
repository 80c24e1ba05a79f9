import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface ChoiceCardsProps<T extends number> {
  label: string;
  options: readonly { id: T; title: string; text: string }[];
  value: T | null;
  onChange: (value: T) => void;
  errorMessage?: string | undefined;
}

const card = tv({
  base: [
    'group grid cursor-pointer content-start rounded-input border border-line-strong bg-surface px-3 py-2.5 transition-colors hover:border-ink',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
    'selected:border-plum selected:bg-blush-soft selected:text-plum selected:inset-ring selected:inset-ring-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
  ],
});

/** One of a few choices, each a card with an explanation. */
export function ChoiceCards<T extends number>({ label, options, value, onChange, errorMessage }: ChoiceCardsProps<T>) {
  const field = fieldStyle();
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id) as T)}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      orientation="horizontal"
      className={field.root()}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="grid grid-cols-2 gap-2 max-tiny:grid-cols-1 tablet:grid-cols-4">
        {options.map(({ id, title, text }) => (
          <RadioField key={id} value={String(id)} className="grid">
            <RadioButton className={card()}>
              <span className="font-strong tracking-[0.04em]">{title}</span>
              <span className="text-12 text-muted forced-colors:group-selected:text-inherit">{text}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldHelp errorMessage={errorMessage} />
    </RadioGroup>
  );
}
