import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { CircleAlert } from 'lucide-react';
import { fieldStyle } from './field-style.js';

interface FieldHelpProps {
  description?: ReactNode;
  errorMessage?: string | undefined;
}

/** The description below a field: a hint, which an error replaces. */
export function FieldHelp({ description, errorMessage }: FieldHelpProps) {
  const { help, error } = fieldStyle();
  return (
    <>
      {description !== undefined && errorMessage === undefined && (
        <Text slot="description" className={help()}>
          {description}
        </Text>
      )}
      <FieldError className={error()}>
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="first-letter:uppercase">{errorMessage}</span>
      </FieldError>
    </>
  );
}
