import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'className' | 'children' | 'validationBehavior' | 'isInvalid'
> {
  label: string;
  /** Where a heading right above says the same. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Stands inside the box before what is typed, such as the host of a web address. */
  prefix?: string;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  prefix,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  const style = fieldStyle();
  const input = (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={style.box({ class: ['h-11 min-w-0 px-3', prefix !== undefined && 'rounded-l-none'] })}
    />
  );
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={isLabelHidden ? 'sr-only' : style.label()}>{label}</Label>
      {prefix === undefined ? (
        input
      ) : (
        <div className="flex">
          <span className="max-w-1/2 shrink-0 truncate rounded-l-input border border-r-0 border-hairline bg-sunk px-3 leading-10.5 text-muted">
            {prefix}
          </span>
          {input}
        </div>
      )}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
