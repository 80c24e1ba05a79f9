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
  /** Hidden if an adjacent heading is the same. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Prefix inside the box, such as the host of a web address. */
  prefix?: string;
  /** Content at the end of the box: a small button, no text. */
  end?: ReactNode;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field with one line. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  prefix,
  end,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  const style = fieldStyle();
  const input = (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={style.box({
        class: [
          'min-h-11 min-w-0 px-3',
          prefix !== undefined && 'rounded-l-none',
          end !== undefined && 'pr-12 [&::-ms-reveal]:hidden',
        ],
      })}
    />
  );
  const box = end === undefined ? input : <InputWithEnd end={end}>{input}</InputWithEnd>;
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={isLabelHidden ? 'sr-only' : style.label()}>{label}</Label>
      {prefix === undefined ? (
        box
      ) : (
        <div className="flex">
          <span className="flex max-w-1/2 shrink-0 items-center rounded-l-input border border-r-0 border-hairline bg-sunk px-3 text-muted">
            <span className="truncate">{prefix}</span>
          </span>
          {box}
        </div>
      )}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

function InputWithEnd({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <div className="relative min-w-0 grow">
      {children}
      <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>
    </div>
  );
}
