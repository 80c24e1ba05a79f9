import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ChevronDown } from 'lucide-react';
import { ClearField, insideField } from './clear-field.js';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { listBoxStyle } from './listbox-style.js';
import type { Option } from './option-list.js';
import { useRoomBelow } from './use-room-below.js';

export interface ComboBoxProps {
  label: string;
  /** The controlled text of the field. */
  text: string;
  onType: (text: string) => void;
  /** Including the chosen option. */
  options: readonly Option<string>[];
  /** Id of the option that the text represents; null if it represents none. */
  chosen: string | null;
  onChoose: (option: Option<string>) => void;
  placeholder: string;
  clear: string;
  /** Shown if there are no options. */
  none: ReactNode;
  errorMessage?: string | undefined;
  /** Content of an option, if it is more than its name. */
  look?: (option: Option<string>) => ReactNode;
  /** Shown below the options. */
  foot?: ReactNode;
  /** Whether it takes the focus when it appears, because the focused element has been replaced. */
  autoFocus?: boolean;
  /** Called once it can be used, before its list is opened. */
  onReady?: () => void;
  onOpen?: () => void;
  /** Whether its list is open from the beginning, as after typing or after pressing its button. */
  startsOpen?: 'input' | 'manual' | undefined;
}

/** A text field with suggestions, which may be loaded late. Free text is allowed. */
export function ComboBox({ label, text, onType, options, chosen, onChoose, ...props }: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { placeholder, clear, none, errorMessage, look, foot, autoFocus = false, startsOpen, onReady, onOpen } = props;
  const { hasRoomBelow, onOpenChange } = useRoomBelow(input);
  useOnce(onReady);
  const field = fieldStyle();
  const list = listBoxStyle();
  const choose = (id: unknown) => options.filter((one) => one.id === id).forEach(onChoose);
  const empty = () => {
    onType('');
    input.current?.focus();
  };
  const opened = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (isOpen) onOpen?.();
  };
  return (
    <AriaComboBox
      inputValue={text}
      onInputChange={onType}
      items={options}
      value={chosen}
      onChange={choose}
      allowsCustomValue
      allowsEmptyCollection
      onOpenChange={opened}
      autoFocus={autoFocus}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root({ class: 'group min-w-0' })}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="relative">
        <Input ref={input} placeholder={placeholder} className={field.box({ class: 'min-h-11 pr-11 pl-3' })} />
        {text === '' ? (
          <Button className={insideField}>
            <ChevronDown className="size-4.5" aria-hidden />
          </Button>
        ) : (
          <ClearField label={clear} onPress={empty} />
        )}
      </div>
      <FieldHelp errorMessage={errorMessage} />
      {startsOpen && <OpenAtFirst trigger={startsOpen} />}
      <Popover offset={4} shouldFlip={!hasRoomBelow} className={list.popover()}>
        <ListBox<Option<string>>
          renderEmptyState={() => <p className="px-3 py-2 text-14 text-muted">{none}</p>}
          className={list.list()}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.name} className={list.item()}>
              {look?.(option) ?? option.name}
            </ListBoxItem>
          )}
        </ListBox>
        {foot}
      </Popover>
    </AriaComboBox>
  );
}

function useOnce(act: (() => void) | undefined): void {
  const effect = useEffectEvent(() => act?.());
  useEffect(() => effect(), []);
}

function OpenAtFirst({ trigger }: { trigger: 'input' | 'manual' }) {
  const state = use(ComboBoxStateContext);
  const open = useEffectEvent(() => state?.open(null, trigger));
  useEffect(() => open(), []);
  return null;
}
