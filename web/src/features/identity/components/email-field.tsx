import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.js';

type EmailFieldProps = ComponentProps<typeof TextField> & { onChange: (written: string) => void };

/** An email, in lower case as it is typed (ID-22). */
export function EmailField({ onChange, ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(written) => onChange(written.toLowerCase())}
      type="email"
      autoComplete="username"
    />
  );
}
