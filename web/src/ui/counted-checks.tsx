import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { formatNumber } from '../base/format.js';
import { textLinkStyle } from './text-link-style.js';

export interface CountedOption {
  id: string;
  name: string;
  /** Number of results with this choice; undefined while it is unknown. */
  count: number | undefined;
  /** Accessible name of a choice that is shown as a symbol. */
  spokenName?: string;
}

interface CountedChecksProps {
  label: string;
  /** Hidden if an adjacent heading is the same. */
  isLabelHidden?: boolean;
  options: readonly CountedOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Unit of the numbers, for screen readers. */
  unit: string;
  /** Rows, or tiles side by side for a few short names. */
  look?: 'rows' | 'tiles';
  /** Number of choices that are shown at first; chosen ones always are. */
  shownAtFirst?: number;
  showMore?: (count: number) => string;
  showFewer?: string;
}

const style = tv({
  slots: {
    label: 'mb-1 block text-12 font-strong text-muted',
    options: '',
    option: 'group cursor-pointer focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
    box: [
      'grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong bg-surface text-on-action transition-colors',
      'group-hover:border-ink group-selected:border-action group-selected:bg-action forced-colors:group-selected:forced-color-adjust-none forced-colors:group-selected:bg-[Highlight] forced-colors:group-selected:text-[HighlightText]',
    ],
    count: '',
  },
  variants: {
    look: {
      rows: {
        option: [
          'grid min-h-8 grid-cols-[20px_1fr_auto] items-center gap-3 rounded-input py-1 text-14 selected:font-strong',
          'in-data-sheet:min-h-11 in-data-sheet:text-16',
        ],
        count: 'text-muted',
      },
      tiles: {
        options: 'grid auto-cols-fr grid-flow-col gap-2 pt-1',
        option: [
          'grid min-h-13 place-content-center rounded-input border border-line-strong bg-surface text-center text-14 font-strong tracking-[0.03em] transition-colors hover:border-ink',
          'selected:border-plum selected:bg-blush selected:text-plum-dark selected:inset-ring selected:inset-ring-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
        ],
        count: 'text-12 font-regular text-muted group-selected:text-inherit',
      },
    },
    isZero: { true: { option: 'not-selected:text-faint', count: 'text-faint' } },
  },
});

/** Choices with the number of results for each. */
export function CountedChecks({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  ...props
}: CountedChecksProps) {
  const { unit, look = 'rows', shownAtFirst = Infinity, showMore, showFewer } = props;
  const [isWhole, setWhole] = useState(false);
  const isShown = ({ id }: CountedOption, nth: number) => isWhole || nth < shownAtFirst || value.includes(id);
  const hidden = options.filter((option, nth) => !isShown(option, nth)).length;
  const { label: labelStyle, options: optionsStyle } = style({ look });
  return (
    <CheckboxGroup value={[...value]} onChange={onChange} {...(isLabelHidden ? { 'aria-label': label } : {})}>
      {!isLabelHidden && <Label className={labelStyle()}>{label}</Label>}
      <div className={optionsStyle()}>
        {options.filter(isShown).map((option) => (
          <CountedCheck key={option.id} option={option} unit={unit} look={look} />
        ))}
      </div>
      {(hidden > 0 || isWhole) && (
        <Button
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
          className={`${textLinkStyle} mt-1 min-h-6 cursor-pointer text-14`}
        >
          {isWhole ? showFewer : showMore?.(hidden)}
        </Button>
      )}
    </CheckboxGroup>
  );
}

function CountedCheck({ option, unit, look }: { option: CountedOption; unit: string; look: 'rows' | 'tiles' }) {
  const { id, name, count, spokenName } = option;
  const slots = style({ look, isZero: count === 0 });
  return (
    <CheckboxField value={id} className="grid">
      <CheckboxButton className={slots.option()}>
        {look === 'rows' && (
          <span className={slots.box()}>
            <Check className="size-3.5 opacity-0 group-selected:opacity-100" strokeWidth={3} aria-hidden />
          </span>
        )}
        <span aria-hidden={spokenName !== undefined}>{name}</span>
        {spokenName !== undefined && <span className="sr-only">{spokenName}</span>}
        <span className={slots.count()}>
          {count !== undefined && (
            <>
              {formatNumber(count)} <span className="sr-only">{unit}</span>
            </>
          )}
        </span>
      </CheckboxButton>
    </CheckboxField>
  );
}
