import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { fieldStyle } from './field-style.js';

interface SearchFieldProps {
  /** For screen readers; an adjacent heading is the same. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  placeholder: string;
  errorMessage?: string | undefined;
}

/** A native search field, for pages that have to be light. */
export function SearchField({ label, value, onChange, maxLength, placeholder, errorMessage }: SearchFieldProps) {
  const id = useId();
  const style = fieldStyle();
  const isInvalid = errorMessage !== undefined;
  return (
    <div className={style.root({ class: 'group' })} {...(isInvalid && { 'data-invalid': true })}>
      <input
        type="search"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        className={style.box({ class: 'min-h-11 min-w-0 px-3' })}
      />
      {isInvalid && (
        <span id={id} className={style.error()}>
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
