import { Controller, type Control } from 'react-hook-form';
import { formatNumber } from '../../../lib/format.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import type { AboutValues } from '../about-values.js';

const summaryLimit = 1_500;

/** Name, web address and summary. */
export function BasicsFields({ control }: { control: Control<AboutValues> }) {
  return (
    <>
      <Controller
        control={control}
        name="name"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={texts.name}
            autoComplete="organization"
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="url"
        render={({ field: { ref, value, onChange, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            value={value ?? ''}
            onChange={(text) => onChange(text === '' ? null : text)}
            label={texts.url}
            prefix={`${window.location.host}/`}
            autoComplete="off"
            spellCheck="false"
            description={texts.urlHelp}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="businessDescription"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextArea
            {...field}
            inputRef={ref}
            rows={8}
            label={texts.summary}
            description={texts.summaryHelp}
            counter={texts.counter(formatNumber(field.value.length), formatNumber(summaryLimit))}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
