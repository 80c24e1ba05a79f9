import { Controller, type Control } from 'react-hook-form';
import { travelDistances, travelOptions } from '#contracts/webstore/webstore-content.js';
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
      <Controller
        control={control}
        name="serviceArea"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={texts.serviceArea}
            description={texts.serviceAreaHelp}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="travels"
        render={({ field: { value, onChange } }) => (
          <SwitchRow label={texts.travels} isSelected={value} onChange={onChange} />
        )}
      />
      {values.travels && <TravelFields control={control} isLocal={values.travelOption === 'locally'} />}
    </>
  );
}

function TravelFields({ control, isLocal }: { control: Control<AboutValues>; isLocal: boolean }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Controller
        control={control}
        name="travelOption"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <Select
            buttonRef={ref}
            label={texts.travelOption}
            options={options}
            placeholder={texts.choose}
            value={value}
            onChange={onChange}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {isLocal && (
        <Controller
          control={control}
          name="travelDistance"
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <Select
              buttonRef={ref}
              label={texts.travelDistance}
              options={distances}
              placeholder={texts.choose}
              value={value}
              onChange={onChange}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
    </div>
  );
}
