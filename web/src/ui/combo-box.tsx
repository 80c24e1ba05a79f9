import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ChevronDown, X } from 'lucide-react';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { listBoxStyle } from './listbox-style.js';
import type { Option } from './option-list.js';

interface ComboBoxProps {
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
}

/** Text with suggestions, which may come from elsewhere and late. Nothing has to be chosen from them. */
export function ComboBox({ label, text, onType, options, chosen, onChoose, ...props }: ComboBoxProps) {
  const { placeholder, clear, none, errorMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const field = fieldStyle();
  const list = listBoxStyle();
  const choose = (id: unknown) => {
    const option = options.find((one) => one.id === id);
    if (option) onChoose(option);
  };
  const empty = () => {
    onType('');
    input.current?.focus();
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
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root({ class: 'group min-w-0' })}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="relative">
        <Input ref={input} placeholder={placeholder} className={field.box({ class: 'h-11 pr-11 pl-3' })} />
        {text === '' ? (
          <Button className={inside}>
            <ChevronDown className="size-4.5" aria-hidden />
          </Button>
        ) : (
          <Clear label={clear} onPress={empty} />
        )}
      </div>
      <FieldHelp errorMessage={errorMessage} />
      <Popover offset={4} className={list.popover()}>
        <ListBox<Option<string>>
          renderEmptyState={() => <p className="px-3 py-2 text-14 text-muted">{none}</p>}
          className={list.list()}
        >
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={name} className={list.item()}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** For pointers: on the keyboard the field is emptied by typing. */
const Clear = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button slot={null} aria-label={label} excludeFromTabOrder preventFocusOnPress onPress={onPress} className={inside}>
    <X className="size-4" aria-hidden />
  </Button>
);

const inside = 'absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-muted';
