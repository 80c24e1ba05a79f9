import { dateSpans, type DateSpan } from '#contracts/directory/date-span.js';
import { filterWords as words } from '../../../texts/directory.js';
import { LightSelect } from '../../../ui/light-select.js';

interface DateSpanSelectProps {
  /** yyyy-MM-dd */
  day: string;
  value: DateSpan | undefined;
  onChange: (span: DateSpan | undefined) => void;
}

const choices = ['day', ...dateSpans] as const;

/** Whether other days near the chosen one suit the couple too. */
export const DateSpanSelect = ({ day, value = undefined, onChange }: DateSpanSelectProps) => (
  <LightSelect
    label={words.flexible}
    options={choices.map((choice) => ({ id: choice, name: words.flexibility[choice](day) }))}
    value={value ?? 'day'}
    onChange={(choice) => onChange(dateSpans.find((span) => span === choice))}
  />
);
