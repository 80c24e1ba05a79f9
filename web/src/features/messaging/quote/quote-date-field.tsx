import { quoteRequest } from '../../../texts/quote-request.js';
import { DayField } from '../../../ui/day-field.js';
import { fieldStyle } from '../../../ui/field-style.js';
import { dayIcons, isOpenDay } from '../../../shell/event-day/day-icons.js';
import { useDayState } from '../components/day-state.js';

const { fields, open } = quoteRequest;

interface QuoteDateFieldProps {
  /** yyyy-MM-dd */
  day: string | null;
  onChange: (day: string | null) => void;
  /** The one vendor who is asked, whose calendar says whether the day is open. */
  webstoreId: string | undefined;
}

/** The day of the event, with what the vendor's calendar says of it. */
export function QuoteDateField({ day, onChange, webstoreId }: QuoteDateFieldProps) {
  const state = useDayState(webstoreId ?? '', webstoreId === undefined ? null : day);
  const Icon = dayIcons[state ?? 'unknown'];
  const isOpen = state !== undefined && isOpenDay(state);
  return (
    <div className="grid gap-2">
      <span aria-hidden className={fieldStyle().label()}>
        {fields.date}
      </span>
      <DayField
        label={fields.date}
        value={day ?? undefined}
        onChange={(chosen) => onChange(chosen ?? null)}
        placeholder={fields.noDate}
        clear={fields.clearDate}
        calendar={fields}
      />
      {state !== undefined && (
        <p
          role="status"
          className={`flex items-center gap-2 text-14 font-strong ${isOpen ? 'text-sage-ink' : 'text-muted'}`}
        >
          <Icon className="size-4.5" strokeWidth={1.75} aria-hidden />
          {open[state]}
        </p>
      )}
    </div>
  );
}
