import type { Control } from 'react-hook-form';
import { travelDistances, travelOptions } from '#contracts/webstore/webstore-content.js';
import { FormField } from '../../../forms/form-field.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { Select } from '../../../ui/select.js';
import { SwitchRow } from '../../../ui/switch-row.js';
import { TextField } from '../../../ui/text-field.js';
import type { AboutValues } from '../about-values.js';

const options = travelOptions.map((option) => ({ id: option, name: texts.travelOptions[option] }));
const distances = travelDistances.map((distance) => ({ id: distance, name: texts.miles(distance) }));

/** Primary market, and how far the business travels. */
export function PlaceFields({ control, values }: { control: Control<AboutValues>; values: AboutValues }) {
  return (
    <>
      <FormField
        control={control}
        name="serviceArea"
        render={(field) => <TextField {...field} label={texts.serviceArea} description={texts.serviceAreaHelp} />}
      />
      <FormField
        control={control}
        name="travels"
        render={({ value, onChange }) => <SwitchRow label={texts.travels} isSelected={value} onChange={onChange} />}
      />
      {values.travels && <TravelFields control={control} isLocal={values.travelOption === 'locally'} />}
    </>
  );
}

function TravelFields({ control, isLocal }: { control: Control<AboutValues>; isLocal: boolean }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <FormField
        control={control}
        name="travelOption"
        render={({ inputRef, value, onChange, errorMessage }) => (
          <Select
            buttonRef={inputRef}
            label={texts.travelOption}
            options={options}
            placeholder={texts.choose}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
          />
        )}
      />
      {isLocal && (
        <FormField
          control={control}
          name="travelDistance"
          render={({ inputRef, value, onChange, errorMessage }) => (
            <Select
              buttonRef={inputRef}
              label={texts.travelDistance}
              options={distances}
              placeholder={texts.choose}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        />
      )}
    </div>
  );
}
