import type { ComponentProps } from 'react';
import { vendorLogin } from '../../../texts/vendor-login.js';
import { TextField } from '../../../ui/text-field.js';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The six digits from a mail; telephones offer to fill them in. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint } = vendorLogin.code;
  return (
    <TextField {...props} label={label} description={hint} inputMode="numeric" autoComplete="one-time-code" autoFocus />
  );
}
