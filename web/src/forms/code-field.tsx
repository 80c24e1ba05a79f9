import type { ComponentProps } from 'react';
import { vendorLogin } from '../texts/vendor-login.js';
import { TextField } from '../ui/text-field.js';

type Field = ComponentProps<typeof TextField>;
type CodeFieldProps = Omit<Field, 'label'> & Partial<Pick<Field, 'label'>>;

const texts = vendorLogin.code;

/** A field for the six digits from a mail, which phones offer to fill in. */
export function CodeField({ label = texts.label, description = texts.hint, ...props }: CodeFieldProps) {
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', autoFocus: true } as const;
  return <TextField {...code} {...props} label={label} description={description} />;
}
