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
  /** What stands in the field; whoever uses it keeps it. */
  text: string;
  onType: (text: string) => void;
  /** With the chosen one among them. */
  options: readonly Option<string>[];
  /** Id of the option that the text stands for; null while it stands for none. */
  chosen: string | null;
  onChoose: (option: Option<string>) => void;
  placeholder: string;
  clear: string;
  /** Stands in place of the options when there are none. */
  none: ReactNode;
  errorMessage?: string | undefined;
  /** What an option shows, where that is more than its name. */
  look?: (option: Option<string>) => ReactNode;
  /** Stands below the options. */
  foot?: ReactNode;
  /** Takes the focus when it appears, in place of what was pressed to see it. */
  autoFocus?: boolean;
  /** Called once it can be used, before its list is opened. */
  onReady?: () => void;
  onOpen?: () => void;
  /** Its list is open from the beginning, as after typing or after pressing its button. */
  startsOpen?: 'input' | 'manual' | undefined;
}

/** Text with suggestions, which may come from elsewhere and late. Nothing has to be chosen from them. */
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
