import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import { DayMark } from '../../../../ui/day-mark.js';
import type { DayState } from '../../../../ui/month-of-days.js';

const states: readonly DayState[] = ['available', 'partial', 'unavailable', 'unknown'];

const style = tv({
  slots: {
    card: [
      'group flex cursor-pointer items-center gap-3 rounded-input border border-line-strong bg-surface px-4 py-3 transition-colors hover:border-ink',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
      'selected:border-plum selected:bg-blush-soft selected:inset-ring selected:inset-ring-plum forced-colors:selected:border-[Highlight] forced-colors:selected:inset-ring-[Highlight]',
    ],
    ring: 'grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface group-selected:border-action',
    dot: 'size-2.5 rounded-full group-selected:bg-action forced-colors:group-selected:bg-[Highlight]',
  },
});

interface StateChoicesProps {
  value: DayState | null;
  onChange: (state: DayState) => void;
  isDisabled: boolean;
}

/** The possible states of the selected days; the last one removes their entries (OP-43). */
export function StateChoices({ value, onChange, isDisabled }: StateChoicesProps) {
  const { card, ring, dot } = style();
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as DayState)}
      isDisabled={isDisabled}
      className="grid gap-2"
    >
      <Label className="sr-only">{texts.panel.state}</Label>
      {states.map((state) => (
        <RadioField key={state} value={state} className="grid">
          <RadioButton className={card()}>
            <span className={ring()}>
              <span className={dot()} />
            </span>
            <span className="grid min-w-0 grow">
              <span className="font-strong">{texts.states[state].choice}</span>
              <span className="text-14 text-muted">{texts.states[state].help}</span>
            </span>
            <DayMark state={state} />
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
