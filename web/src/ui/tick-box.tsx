import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Check, Minus } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface TickBoxProps {
  /** Accessible name, which is not shown. */
  label: string;
  isSelected: boolean;
  /** Whether only some of the items are ticked. */
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
}

const style = tv({
  slots: {
    root: [focusRing, 'group -m-1 grid size-7 cursor-pointer place-items-center rounded-input'],
    box: [
      'grid size-5 place-items-center rounded-[3px] border border-line-strong bg-surface text-transparent transition-colors',
      'group-hover:border-ink group-selected:border-action group-selected:bg-action group-selected:text-on-action',
      'group-indeterminate:border-action group-indeterminate:bg-action group-indeterminate:text-on-action',
      'forced-colors:group-selected:bg-[Highlight] forced-colors:group-selected:text-[HighlightText]',
    ],
  },
});

/** A check box of a table row. */
export function TickBox({ label, isIndeterminate = false, ...props }: TickBoxProps) {
  const { root, box } = style();
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <CheckboxField {...props} isIndeterminate={isIndeterminate} aria-label={label} className="inline-grid align-middle">
      <CheckboxButton className={root()}>
        <span className={box()}>
          <Mark className="size-3.5" strokeWidth={3} aria-hidden />
        </span>
      </CheckboxButton>
    </CheckboxField>
  );
}
