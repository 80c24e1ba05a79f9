import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface TextAreaProps extends Omit<TextFieldProps, 'className' | 'children' | 'validationBehavior' | 'isInvalid'> {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  /** Whether to show the used and the allowed length below the text. */
  counter: string;
  rows: number;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A text field with several lines, and a count of the characters. */
export function TextArea({ label, description, errorMessage, counter, rows, placeholder, ...props }: TextAreaProps) {
  const { inputRef, ...field } = props;
  const style = fieldStyle();
  return (
    <TextField
      {...field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={style.root({ class: 'group' })}
    >
      <Label className={style.label()}>{label}</Label>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        className={style.box({ class: 'block resize-y p-3' })}
      />
      <div className="flex items-start justify-between gap-4 max-tiny:flex-wrap">
        <div className="grid">
          <FieldHelp description={description} errorMessage={errorMessage} />
        </div>
        <span className={style.help({ class: 'whitespace-nowrap' })}>{counter}</span>
      </div>
    </TextField>
  );
}
