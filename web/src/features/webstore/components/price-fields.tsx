import type { Control } from 'react-hook-form';
import { priceTiers } from '#contracts/webstore/webstore-content.js';
import { FormField } from '../../../forms/form-field.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { priceTierNames } from '../../../texts/price-tiers.js';
import { ChoiceCards } from '../../../ui/choice-cards.js';
import { SwitchRow } from '../../../ui/switch-row.js';
import type { AboutValues } from '../about-values.js';

const tiers = priceTiers.map((tier) => ({ id: tier, title: '$'.repeat(tier), text: priceTierNames[tier] }));

/** The price tier, and whether it is public. */
export function PriceFields({ control }: { control: Control<AboutValues> }) {
  return (
    <>
      <FormField
        control={control}
        name="priceTier"
        render={({ value, onChange, errorMessage }) => (
          <ChoiceCards
            label={texts.priceTier}
            options={tiers}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
          />
        )}
      />
      <FormField
        control={control}
        name="displayPriceTier"
        render={({ value, onChange }) => (
          <SwitchRow label={texts.displayPriceTier} isSelected={value} onChange={onChange} />
        )}
      />
    </>
  );
}
