import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';

interface RadiosProps<T extends string | number> {
  label: string;
  options: readonly { id: T; name: string; isDisabled?: boolean }[];
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  description?: string;
  errorMessage?: string | undefined;
}

const style = tv({
  slots: {
    option:
      'group flex min-h-9 cursor-pointer items-start gap-3 rounded-input py-1.5 text-16 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum disabled:cursor-default disabled:text-muted',
    ring: [
      'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors',
      'group-hover:border-ink group-selected:border-action group-disabled:border-hairline group-disabled:bg-sunk forced-colors:group-selected:border-[Highlight]',
    ],
    dot: 'size-2.5 rounded-full group-selected:bg-action group-disabled:group-selected:bg-faint forced-colors:group-selected:bg-[Highlight]',
  },
});

/** One of a few visible choices, one below the other. */
export function Radios<T extends string | number>({ label, options, value, onChange, ...props }: RadiosProps<T>) {
  const field = fieldStyle();
  const slots = style();
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => String(id) === chosen);
    if (option) onChange(option.id);
  };
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={choose}
      onBlur={props.onBlur}
      validationBehavior="aria"
      isInvalid={props.errorMessage !== undefined}
      className={field.root()}
    >
      <Label className={field.label()}>{label}</Label>
      <div>
        {options.map(({ id, name, isDisabled = false }) => (
          <RadioField key={id} value={String(id)} isDisabled={isDisabled} className="grid">
            <RadioButton className={slots.option()}>
              <span className={slots.ring()}>
                <span className={slots.dot()} />
              </span>
              {name}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldHelp description={props.description} errorMessage={props.errorMessage} />
    </RadioGroup>
  );
}
