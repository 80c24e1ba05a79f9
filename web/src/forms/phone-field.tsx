import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.js';
import { maskedPhone, phoneDigits } from './phone-mask.js';

type PhoneFieldProps = ComponentProps<typeof TextField> & {
  /** Digits. */
  value: string;
  onChange: (digits: string) => void;
};

/** A phone number: formatted in the field, stored as digits. */
export const PhoneField = ({ value, onChange, ...field }: PhoneFieldProps) => (
  <TextField
    {...field}
    value={maskedPhone(value)}
    onChange={(typed) => onChange(phoneDigits(typed))}
    type="tel"
    autoComplete="tel"
    placeholder="+1 (512) 555-0142"
  />
);
