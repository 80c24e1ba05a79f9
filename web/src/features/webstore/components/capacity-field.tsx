import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { NumberField } from '../../../ui/number-field.js';
import type { AboutValues } from '../about-values.js';

/** The largest number of guests; 0 is the same as empty (WS-23). */
export function CapacityField({ control }: { control: Control<AboutValues> }) {
  return (
    <FormField
      control={control}
      name="capacity"
      render={({ value, onChange, ...field }) => (
        <NumberField
          {...field}
          label={texts.capacity}
          description={texts.capacityHelp}
          value={value}
          onChange={(guests) => onChange(guests === 0 ? null : guests)}
        />
      )}
    />
  );
}
