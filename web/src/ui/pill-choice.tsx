import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';

interface PillChoiceProps<T extends string> {
  /** Read out before the options. */
  label: string;
  options: readonly { id: T; name: string; note?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

const style = tv({
  slots: {
    group:
      'inline-flex max-w-full rounded-full border border-hairline bg-surface p-1 max-tiny:grid max-tiny:rounded-card',
    option: [
      'flex min-h-10 cursor-pointer items-center justify-center gap-x-2 rounded-full px-4 text-14 font-strong text-muted transition-colors hover:text-ink tablet:px-5',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
      'selected:bg-blush selected:text-plum-dark forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
    ],
  },
});

/** One of two or three choices that change what is shown below. */
export function PillChoice<T extends string>({ label, options, value, onChange, className }: PillChoiceProps<T>) {
  const { group, option } = style();
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(id) => onChange(id as T)}
      className={group({ class: className })}
    >
      {options.map(({ id, name, note }) => (
        <RadioField key={id} value={id} className="grid grow">
          <RadioButton className={option()}>
            <span>{name}</span>
            {note}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
