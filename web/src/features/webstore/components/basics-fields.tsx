import type { Control } from 'react-hook-form';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { charactersIn } from '../../../base/characters-in.js';
import { FormField } from '../../../forms/form-field.js';
import { phoneDigits } from '../../../forms/phone-mask.js';
import { PhoneField } from '../../../forms/phone-field.js';
import { formatNumber } from '../../../base/format.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import type { AboutValues } from '../about-values.js';
import { AddressCheck } from './address-check.js';

const summaryLimit = 1_500;

interface BasicsFieldsProps {
  control: Control<AboutValues>;
  draft: WebstoreDraftView;
}

/** Name, web address, summary and phone. */
export function BasicsFields({ control, draft }: BasicsFieldsProps) {
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
            description={
              <>
                {texts.urlHelp}
                <AddressCheck draft={draft} typed={value} />
              </>
            }
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
            counter={texts.counter(formatNumber(charactersIn(field.value)), formatNumber(summaryLimit))}
          />
        )}
      />
      <FormField
        control={control}
        name="phone"
        render={({ value, onChange, ...field }) => (
          <PhoneField
            {...field}
            value={phoneDigits(value)}
            onChange={(digits) => onChange(digits === '' ? '' : `+1${digits}`)}
            label={texts.phone}
            description={texts.phoneHelp}
          />
        )}
      />
    </>
  );
}
