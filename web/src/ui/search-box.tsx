import { use, useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Search } from 'lucide-react';
import { ClearField } from './clear-field.js';
import { FieldHelp } from './field-help.js';
import { fieldStyle } from './field-style.js';
import { listBoxStyle } from './listbox-style.js';
import { useRoomBelow } from './use-room-below.js';

export interface SearchItem {
  id: string;
  name: string;
  /** A detail that distinguishes it from others with the same name. */
  note?: string;
  /** Target of the option. */
  choose: () => void;
}

export interface SearchGroup {
  id: string;
  name: string;
  items: readonly SearchItem[];
}

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  clear: string;
  text: string;
  onType: (text: string) => void;
  longestText: number;
  groups: readonly SearchGroup[];
  /** Shown and announced if there are no groups. */
  none: string;
  /** Called on Enter while no option is chosen. */
  onSubmit: () => void;
  errorMessage?: string | undefined;
  startsOpen: boolean;
}

/** A search field for things of several kinds, in groups; each is a link. */
export function SearchBox({ label, text, onType, groups, none, onSubmit, startsOpen, ...props }: SearchBoxProps) {
  const { placeholder, clear, longestText, errorMessage } = props;
  const input = useRef<HTMLInputElement>(null);
  const listRef = useRef<OpenList>(null);
  const { hasRoomBelow, onOpenChange } = useRoomBelow(input);
  const field = fieldStyle();
  const choose = (id: unknown) => {
    const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
    if (!item) return;
    listRef.current?.close();
    item.choose();
  };
  const empty = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <ComboBox
      inputValue={text}
      onInputChange={onType}
      items={groups}
      value={null}
      onChange={choose}
      allowsCustomValue
      allowsEmptyCollection={text !== ''}
      onOpenChange={onOpenChange}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={field.root({ class: 'group min-w-0' })}
    >
      <Label className={field.label()}>{label}</Label>
      <Line listRef={listRef} onSubmit={onSubmit} startsOpen={startsOpen}>
        <Search className={searchSign} strokeWidth={1.6} aria-hidden />
        <Input
          ref={input}
          placeholder={placeholder}
          maxLength={longestText}
          enterKeyHint="search"
          className={field.box({ class: searchText })}
        />
        {text !== '' && <ClearField label={clear} onPress={empty} />}
      </Line>
      <FieldHelp errorMessage={errorMessage} />
      <span aria-live="polite" className="sr-only">
        {text !== '' && groups.length === 0 && none}
      </span>
      <Groups none={none} hasRoomBelow={hasRoomBelow} />
    </ComboBox>
  );
}

export const searchSign =
  'pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted in-data-joined:left-4';
export const searchText = 'min-h-11 pr-11 pl-10';

interface OpenList {
  close: () => void;
}

interface LineProps extends Pick<SearchBoxProps, 'onSubmit' | 'startsOpen'> {
  listRef: RefObject<OpenList | null>;
  children: ReactNode;
}

/** The field itself. An open list would handle Enter, even if no option is chosen. */
function Line({ listRef, onSubmit, startsOpen, children }: LineProps) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (state) listRef.current = state;
  }, [listRef, state]);
  const open = useEffectEvent(() => startsOpen && state?.open(null, 'input'));
  useEffect(() => void open(), [startsOpen]);
  const submit = (event: KeyboardEvent) => {
    const isText = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isText || !state?.isOpen || state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    state.close();
    onSubmit();
  };
  return (
    <div onKeyDownCapture={submit} className="relative">
      {children}
    </div>
  );
}

function Groups({ none, hasRoomBelow }: { none: string; hasRoomBelow: boolean }) {
  const style = listBoxStyle();
  return (
    <Popover offset={4} shouldFlip={!hasRoomBelow} className={style.popover()}>
      <ListBox<SearchGroup>
        renderEmptyState={() => <p className="px-3 py-2 text-14 text-muted">{none}</p>}
        className={style.list()}
      >
        {({ id, name, items }) => (
          <ListBoxSection id={id}>
            <Header className="px-3 pt-2 pb-1 text-12 font-strong text-muted">{name}</Header>
            <Collection items={items}>
              {(item) => (
                <ListBoxItem
                  id={item.id}
                  textValue={[item.name, item.note].filter(Boolean).join(', ')}
                  className={style.item({ class: 'flex-wrap gap-y-0' })}
                >
                  <span className="min-w-0 wrap-break-word">{item.name}</span>
                  {item.note !== undefined && <span className="text-14 text-muted">{item.note}</span>}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}
