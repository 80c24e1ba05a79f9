import type { Control } from 'react-hook-form';
import { FormField } from '../../../lib/form-field.js';
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
      <FormField
        control={control}
        name="name"
        render={(field) => <TextField {...field} label={texts.name} autoComplete="organization" />}
      />
      <FormField
        control={control}
        name="url"
        render={({ value, onChange, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            onChange={(text) => onChange(text === '' ? null : text)}
            label={texts.url}
            prefix={`${window.location.host}/`}
            autoComplete="off"
            spellCheck="false"
            description={texts.urlHelp}
          />
        )}
      />
      <FormField
        control={control}
        name="businessDescription"
        render={(field) => (
          <TextArea
            {...field}
            rows={8}
            label={texts.summary}
            description={texts.summaryHelp}
            counter={texts.counter(formatNumber(field.value.length), formatNumber(summaryLimit))}
          />
        )}
      />
    </>
  );
}
