import { useId, useState, type SubmitEvent } from 'react';
import { fieldStyle } from '../../../ui/field-style.js';

interface RangeFilterProps {
  label: string;
  placeholder: string;
  value: number | undefined;
  most: number;
  onChange: (value: number | undefined) => void;
}

/** A whole number as a filter; it applies on Enter and when the field is left. */
export function RangeFilter({ label, placeholder, value, most, onChange }: RangeFilterProps) {
  const id = useId();
  const field = fieldStyle();
  const asked = value === undefined ? '' : String(value);
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const send = () => {
    const digits = text.replace(/\D/g, '');
    const next = digits === '' ? undefined : Math.min(Number(digits), most);
    setText(next === undefined ? '' : String(next));
    if (next !== value) onChange(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit} className={field.root({ class: 'min-w-0' })}>
      <label htmlFor={id} className={field.label()}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onBlur={send}
        className={field.box({ class: 'min-h-11 px-3' })}
      />
    </form>
  );
}
