import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface ChecksProps {
  label: string;
  options: readonly { id: number; name: string }[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** At the end of the label's line, such as the number of chosen values. */
  aside?: string;
  description?: string;
  errorMessage?: string | undefined;
  /** Rows for long lists, chips for short words. */
  look?: 'rows' | 'chips';
}

const style = tv({
  slots: {
    options: '',
    option: 'group cursor-pointer focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
    box: [
      'grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong bg-surface text-on-action transition-colors',
      'group-hover:border-ink group-selected:border-action group-selected:bg-action forced-colors:group-selected:forced-color-adjust-none forced-colors:group-selected:bg-[Highlight] forced-colors:group-selected:text-[HighlightText]',
    ],
  },
  variants: {
    look: {
      rows: {
        options: 'grid gap-x-6 tablet:grid-cols-2',
        option:
          'flex min-h-11 items-start gap-3 rounded-input py-2.5 text-16 leading-6 selected:font-medium tablet:min-h-9 tablet:py-1.5',
        box: 'mt-0.5',
      },
      chips: {
        options: 'flex flex-wrap gap-2',
        option: [
          'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-14 font-medium transition-colors hover:border-ink',
          'selected:border-plum selected:bg-blush selected:pl-3 selected:text-plum-dark forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
        ],
      },
    },
  },
});

/** A group of check boxes that are all visible. Values are ids of the catalogue. */
export function Checks({ label, aside, options, value, onChange, look = 'rows', ...help }: ChecksProps) {
  const { description, errorMessage } = help;
  const field = fieldStyle();
  const slots = style({ look });
  return (
    <CheckboxGroup
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root()}
    >
      <div className="flex items-baseline justify-between gap-4">
        <Label className={field.label()}>{label}</Label>
        {aside !== undefined && <span className="text-14 whitespace-nowrap text-muted">{aside}</span>}
      </div>
      <div className={slots.options()}>
        {options.map(({ id, name }) => (
          <CheckboxField key={id} value={String(id)} className="grid">
            <CheckboxButton className={slots.option()}>
              {look === 'rows' ? (
                <span className={slots.box()}>
                  <Check className="size-3.5 opacity-0 group-selected:opacity-100" strokeWidth={3} aria-hidden />
                </span>
              ) : (
                <Check className="hidden size-4 group-selected:block" aria-hidden />
              )}
              {name}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </CheckboxGroup>
  );
}
