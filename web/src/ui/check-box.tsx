import type { ReactNode, Ref } from 'react';
import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { focusRing } from './focus-ring.js';

interface CheckBoxProps {
  label: string;
  name?: string;
  value: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  /** Below the box; for example a link to the accepted terms. */
  description?: ReactNode;
  errorMessage?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

const style = tv({
  slots: {
    button: [focusRing, 'group flex min-h-9 cursor-pointer items-start gap-3 rounded-input py-1.5 text-16 leading-6'],
    box: [
      'mt-0.5 grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong bg-surface text-on-action transition-colors',
      'group-hover:border-ink group-selected:border-action group-selected:bg-action group-invalid:border-clay',
      'forced-colors:group-selected:forced-color-adjust-none forced-colors:group-selected:bg-[Highlight] forced-colors:group-selected:text-[HighlightText]',
    ],
  },
});

/** A single check box. */
export function CheckBox({ label, value, description, errorMessage, ...props }: CheckBoxProps) {
  const slots = style();
  return (
    <CheckboxField
      {...props}
      isSelected={value}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyle().root({ class: 'gap-1' })}
    >
      <CheckboxButton className={slots.button()}>
        <span className={slots.box()}>
          <Check className="size-3.5 opacity-0 group-selected:opacity-100" strokeWidth={3} aria-hidden />
        </span>
        {label}
      </CheckboxButton>
      <div className="grid gap-1 pl-8 empty:hidden">
        {description !== undefined && (
          <Text slot="description" elementType="div" className="text-14 text-muted">
            {description}
          </Text>
        )}
        <FieldHelp errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
