import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { tv } from 'tailwind-variants/lite';
import { budgetTiers, type BudgetTier } from '#contracts/events/event.js';
import { chooseBudget, setBudgetUnsure, setGuestsUnsure } from '#contracts/events/event-size.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { CheckBox } from '../../../ui/check-box.js';
import { fieldStyle } from '../../../ui/field-style.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { TextField } from '../../../ui/text-field.js';
import { FieldProblem } from '../components/field-problem.js';
import type { StepFieldsProps } from './step-fields.js';

const { fields } = texts;
const card = tv({
  base: [
    focusRing,
    'grid cursor-pointer content-start justify-items-start rounded-input border border-line-strong bg-surface px-3.5 py-3 text-left transition-colors hover:border-ink',
    'selected:border-plum selected:bg-blush-soft selected:text-plum selected:inset-ring selected:inset-ring-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
  ],
});

/** Number of guests and budget; either may be unknown (EV-33, EV-34). */
export function SizeFields({ answers: { basics }, onChange, problems, guests, onGuests }: StepFieldsProps) {
  return (
    <>
      <div className="grid gap-2">
        <div className="max-w-64">
          <TextField
            label={fields.guests}
            inputMode="numeric"
            value={guests}
            onChange={onGuests}
            errorMessage={problems['event.basics.guestCount']}
          />
        </div>
        <CheckBox
          label={fields.unsureOfGuests}
          value={basics.guestCountKnown === false}
          onChange={(isOn) => {
            if (isOn) onGuests('');
            onChange({ basics: setGuestsUnsure({ ...basics, ...(isOn && { guestCount: null }) }, isOn) });
          }}
        />
      </div>
      <div className="grid gap-2">
        <BudgetCards
          value={basics.budgetTier}
          onChoose={(tier) => onChange({ basics: chooseBudget(basics, tier) })}
          errorMessage={problems['event.basics.budgetTier']}
        />
        <CheckBox
          label={fields.unsureOfBudget}
          value={basics.budgetTierKnown === false}
          onChange={(isOn) => onChange({ basics: setBudgetUnsure(basics, isOn) })}
        />
      </div>
    </>
  );
}

interface BudgetCardsProps {
  value: BudgetTier | null;
  onChoose: (tier: BudgetTier) => void;
  errorMessage: string | undefined;
}

/** Not radio buttons, because pressing the chosen one again clears it (EV-35). */
function BudgetCards({ value, onChoose, errorMessage }: BudgetCardsProps) {
  const id = useId();
  const field = fieldStyle();
  const choose = (keys: Iterable<unknown>) => {
    const pressed = [...keys].find((key) => key !== value) ?? value;
    const tier = budgetTiers.find((one) => one === pressed);
    if (tier) onChoose(tier);
  };
  return (
    <div className={field.root()} {...(errorMessage !== undefined && { 'data-invalid': true })}>
      <span id={id} className={field.label()}>
        {fields.budget}
      </span>
      <ToggleButtonGroup
        aria-labelledby={id}
        {...(errorMessage !== undefined && { 'aria-describedby': `${id}-problem` })}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={choose}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-2 tablet:grid-cols-4"
      >
        {budgetTiers.map((tier) => (
          <ToggleButton key={tier} id={tier} className={card()}>
            <span aria-hidden className="text-22 font-strong tracking-[0.04em]">
              {texts.budgets[tier].sign}
            </span>
            <span className="text-14">{texts.budgets[tier].name}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {errorMessage !== undefined && <FieldProblem id={`${id}-problem`}>{errorMessage}</FieldProblem>}
    </div>
  );
}
