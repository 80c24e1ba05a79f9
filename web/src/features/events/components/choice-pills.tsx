import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldHelp } from '../../../ui/field-help.js';
import { fieldStyle } from '../../../ui/field-style.js';
import { PillFace, pillStyle } from './pill-face.js';

interface ChoicePillsProps<T extends string> {
  label: string;
  options: readonly { id: T; name: string }[];
  value: T | null;
  onChange: (value: T) => void;
  errorMessage?: string | undefined;
}

/** One of several short choices, side by side if there is space. */
export function ChoicePills<T extends string>({ label, options, value, onChange, errorMessage }: ChoicePillsProps<T>) {
  const field = fieldStyle();
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as T)}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root()}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, name }) => (
          <RadioField key={id} value={id} className="grid">
            <RadioButton className={pillStyle()}>
              <PillFace>{name}</PillFace>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldHelp errorMessage={errorMessage} />
    </RadioGroup>
  );
}
