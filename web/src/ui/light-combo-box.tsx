import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { ClearField, insideField } from './clear-field.js';
import type { ComboBox, ComboBoxProps } from './combo-box.js';
import { fieldStyle } from './field-style.js';
import { OnDemand } from './on-demand.js';
import type { Woken } from './resting-gestures.js';
import { WakeOnIntent } from './wake-on-intent.js';

interface LightComboBoxProps extends Omit<ComboBoxProps, 'startsOpen'> {
  /** Name of the button beside the text, the same as in the widget. */
  open: string;
}

const code = new OnDemand<typeof ComboBox>(() => import('./combo-box.js').then((module) => module.ComboBox));
const opening = { calmly: undefined, typing: 'input', pressed: 'manual' } as const satisfies Record<Woken, unknown>;

/** A text field with suggestions, for pages that are mainly read: its code is loaded on intent. */
export const LightComboBox = ({ open, ...props }: LightComboBoxProps) => (
  <WakeOnIntent
    code={code}
    resting={(press) => <Resting {...props} open={open} onPress={press} />}
    awake={(ComboBox, woken) => <ComboBox {...props} startsOpen={opening[woken]} />}
  />
);

function Resting({ label, text, onType, onPress, ...props }: LightComboBoxProps & { onPress: () => void }) {
  const { placeholder, clear, open, errorMessage } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = fieldStyle();
  const isInvalid = errorMessage !== undefined;
  useAdoptedText(input, text, onType);
  const focusAnd = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  return (
    <div className={field.root({ class: 'group min-w-0' })} {...(isInvalid && { 'data-invalid': true })}>
      <label id={`${id}-label`} htmlFor={id} className={field.label()}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onType(event.target.value)}
          placeholder={placeholder}
          className={field.box({ class: 'min-h-11 pr-11 pl-3' })}
        />
        {text === '' ? (
          <Button
            id={`${id}-open`}
            aria-label={open}
            aria-labelledby={`${id}-open ${id}-label`}
            aria-haspopup="listbox"
            aria-expanded={false}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={focusAnd(onPress)}
            className={insideField}
          >
            <ChevronDown className="size-4.5" aria-hidden />
          </Button>
        ) : (
          <ClearField label={clear} onPress={focusAnd(() => onType(''))} />
        )}
      </div>
      {isInvalid && <Refused id={`${id}-error`}>{errorMessage}</Refused>}
    </div>
  );
}

const Refused = ({ id, children }: { id: string; children: string }) => (
  <span id={id} className={fieldStyle().error()}>
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span>{children}</span>
  </span>
);

/** Text that was typed into the server's page before hydration. */
function useAdoptedText(input: RefObject<HTMLInputElement | null>, text: string, onType: (text: string) => void): void {
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) onType(input.current.value);
  });
  useEffect(() => adopt(), []);
}
