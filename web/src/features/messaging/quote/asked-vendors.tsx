import { maxAskedVendors } from '#contracts/messaging/conversation.js';
import type { AskedVendor } from '../../../shell/ask-context.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { CheckBox } from '../../../ui/check-box.js';
import { fieldStyle } from '../../../ui/field-style.js';

const { fields, missing } = quoteRequest;

interface AskedVendorsProps {
  vendors: readonly AskedVendor[];
  /** Ids of those who get the request. */
  asked: readonly string[];
  onChange: (asked: string[]) => void;
}

/** Chooses who of several vendors gets a request. */
export function AskedVendors({ vendors, asked, onChange }: AskedVendorsProps) {
  const problem =
    asked.length === 0
      ? missing.vendors
      : asked.length > maxAskedVendors
        ? missing.tooMany(maxAskedVendors)
        : undefined;
  return (
    <fieldset className="grid gap-1">
      <legend className={fieldStyle().label()}>{fields.vendors}</legend>
      <div className="grid gap-x-6 tablet:grid-cols-2">
        {vendors.map(({ id, name }) => (
          <CheckBox
            key={id}
            label={name}
            value={asked.includes(id)}
            onChange={(isAsked) => onChange(isAsked ? [...asked, id] : asked.filter((one) => one !== id))}
          />
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className={fieldStyle().error()}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
