import { budgetTiers, type BudgetTier } from '#contracts/events/event.js';
import { eventSetup } from '../../../texts/events.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { ChoiceCards } from '../../../ui/choice-cards.js';

interface BudgetFieldProps {
  value: BudgetTier | null;
  onChange: (budget: BudgetTier) => void;
}

/** The four budgets as cards; the event may have left it open. */
export const BudgetField = ({ value, onChange }: BudgetFieldProps) => (
  <ChoiceCards
    label={quoteRequest.fields.budget}
    options={budgetTiers.map((tier, id) => {
      const { sign, name } = eventSetup.budgets[tier];
      return { id, title: sign, text: name };
    })}
    value={value === null ? null : budgetTiers.indexOf(value)}
    onChange={(chosen) => {
      const tier = budgetTiers[chosen];
      if (tier) onChange(tier);
    }}
  />
);
