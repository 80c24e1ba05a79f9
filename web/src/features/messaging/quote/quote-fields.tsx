import type { Control } from 'react-hook-form';
import { eventTypes, type EventType } from '#contracts/events/event.js';
import { maxMessageLength } from '#contracts/messaging/conversation.js';
import type { EventInfoRequest } from '#contracts/messaging/messaging.requests.js';
import { formatNumber } from '../../../base/format.js';
import { FormField } from '../../../forms/form-field.js';
import { eventSetup } from '../../../texts/events.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { Select } from '../../../ui/select.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { BudgetField } from './budget-field.js';
import { quoteDraft } from './quote-draft.js';
import { QuoteDateField } from './quote-date-field.js';

const { fields } = quoteRequest;

interface QuoteFieldsProps {
  control: Control<EventInfoRequest>;
  /** Facts of the event that are sent without a field of their own. */
  along: string | undefined;
  /** The one vendor who is asked. */
  webstoreId: string | undefined;
}

/** Facts of the event for the vendor, and the couple's question. */
export function QuoteFields({ control, along, webstoreId }: QuoteFieldsProps) {
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-2">
        <FormField
          control={control}
          name="name"
          render={(field) => <TextField {...field} autoComplete="name" label={fields.name} maxLength={120} />}
        />
        <FormField
          control={control}
          name="eventType"
          render={({ value, onChange, errorMessage }) => (
            <Select<EventType>
              label={fields.event}
              options={eventTypes.map((id) => ({ id, name: eventSetup.types[id] }))}
              value={value}
              onChange={onChange}
              placeholder={fields.chooseEvent}
              errorMessage={errorMessage}
            />
          )}
        />
      </div>
      <FormField
        control={control}
        name="eventDate"
        render={({ value, onChange }) => <QuoteDateField day={value} onChange={onChange} webstoreId={webstoreId} />}
      />
      <FormField
        control={control}
        name="budget"
        render={({ value, onChange }) => <BudgetField value={value} onChange={onChange} />}
      />
      <FormField
        control={control}
        name="message"
        render={({ onChange, ...field }) => (
          <TextArea
            {...field}
            onChange={(text) => {
              quoteDraft.write(text);
              onChange(text);
            }}
            label={fields.message}
            placeholder={fields.messageHint}
            {...(along !== undefined && { description: along })}
            rows={4}
            maxLength={maxMessageLength}
            counter={fields.counter(field.value.length, formatNumber(maxMessageLength))}
            isRequired
          />
        )}
      />
    </>
  );
}
