import { maxAskedVendors } from '#contracts/messaging/conversation.js';
import type { ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import type { AskedVendor } from '../../../shell/ask-context.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { formatMonthDay } from '../../../base/format.js';
import { EventDayState } from '../../../shell/event-day/event-day-state.js';
import { eventDay } from '../../../texts/event-day.js';
import { useCalendars } from '../use-calendars.js';
import { CheckBox } from '../../../ui/check-box.js';
import { fieldStyle } from '../../../ui/field-style.js';

const { fields, missing } = quoteRequest;

interface AskedVendorsProps {
  vendors: readonly AskedVendor[];
  /** Ids of those who get the request. */
  asked: readonly string[];
  /** The day of the event, yyyy-MM-dd; null while it is not known. */
  day: string | null;
  onChange: (asked: string[]) => void;
}

/** Chooses who of several vendors gets a request; each is listed with what its calendar says of the day. */
export function AskedVendors({ vendors, asked, day, onChange }: AskedVendorsProps) {
  const calendars = useCalendars(day === null ? [] : [vendors.map(({ id }) => id)]);
  const dayIn = (calendar: ShortCalendarView | undefined) =>
    day === null || !calendar ? undefined : (
      <EventDayState day={day} calendar={calendar} words={eventDay.short} format={formatMonthDay} />
    );
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
            description={dayIn(calendars.get(id))}
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
