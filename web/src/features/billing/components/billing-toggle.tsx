import type { BillingFrequency } from '#contracts/billing/plan.js';
import { plans as texts } from '../../../texts/plans.js';
import { Badge } from '../../../ui/badge.js';
import { PillChoice } from '../../../ui/pill-choice.js';

interface BillingToggleProps {
  value: BillingFrequency;
  onChange: (value: BillingFrequency) => void;
}

const { billing } = texts;

/** Switches between monthly and annual billing, and says what each gives (BIL-9). */
export const BillingToggle = ({ value, onChange }: BillingToggleProps) => (
  <PillChoice
    label={billing.label}
    value={value}
    onChange={onChange}
    options={[
      {
        id: 'month',
        name: billing.monthly,
        note: <span className="font-regular max-phone:hidden">{billing.monthlyNote}</span>,
      },
      { id: 'year', name: billing.annual, note: <Badge tone="good">{billing.annualNote}</Badge> },
    ]}
  />
);
