import { memo, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { tv } from 'tailwind-variants/lite';
import { editLists as texts } from '../../../../texts/edit-lists.js';
import { Badge } from '../../../../ui/badge.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { moved, withItemAgain, withoutItem, type RemovedItem } from '../../list-changes.js';
import { SortableItem, useDragState, type DragState } from './sortable-item.js';

/** Largest number of items in a save. */
export const mostItems = 25;

interface ItemListProps<T extends object> {
  items: readonly T[];
  /** The key of an item, which is stable while it is edited and moved. */
  keyOf: (item: T) => string;
  onChange: (items: T[]) => void;
  /** Creates an empty item. */
  blank: () => T;
  /** Whether the last attempt to save found an error in an item. */
  hasErrors: (index: number) => boolean;
  /** The key of the open item; one at a time. */
  open: string | null;
  onOpen: (key: string | null) => void;
  /** The name of an item, and a second line about it. */
  titleOf: (item: T) => string;
  noteOf: (item: T) => string;
  /** At the end of an item's header, such as its price. */
  asideOf?: (item: T) => ReactNode;
  /** The fields of an item. */
  fields: (index: number, item: T) => ReactNode;
  /** Label of the button that deletes an item. */
  remove: string;
  empty: string;
}

const style = tv({
  slots: {
    item: 'group/item rounded-card border bg-surface',
    row: 'flex items-center pl-1 tablet:pl-2',
    head: [
      focusRing,
      '-outline-offset-2! flex min-h-16 w-full cursor-pointer items-center gap-4 rounded-card py-3 pr-4 pl-2 text-left tablet:pr-5',
    ],
    words: 'grid min-w-0 grow',
    chevron: 'size-5 shrink-0 transition-transform group-data-expanded/item:rotate-180',
    panel: 'px-4 pb-5 tablet:px-5',
    foot: 'mt-6 flex flex-wrap items-center justify-between gap-3',
    add: [
      focusRing,
      'flex min-h-14 w-full cursor-pointer items-center justify-center gap-3 rounded-card border border-dashed border-line-strong font-strong text-plum hover:bg-blush-soft disabled:cursor-default disabled:text-faint',
    ],
  },
  variants: {
    isWrong: { true: { item: 'border-clay-ink' }, false: { item: 'border-hairline' } },
  },
});

/** A list that is edited item by item: add, open one, move, delete with undo. Its order is the order on the page. */
export function ItemList<T extends object>(props: ItemListProps<T>) {
  const { items, keyOf, open, empty } = props;
  const { status, removed, add, move, remove, undo } = useItemChanges(props);
  const actions = useStableActions({ move, remove, open: props.onOpen });
  const drag = useDragState();
  const slots = style();
  const isFull = items.length >= mostItems;
  return (
    <div className="grid grid-cols-1 gap-3">
      {items.length === 0 && <p className="rounded-card bg-sunk p-5 text-muted">{empty}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            {...props}
            item={item}
            index={index}
            count={items.length}
            isOpen={keyOf(item) === open}
            isWrong={props.hasErrors(index)}
            drag={drag}
            actions={actions}
          />
        ))}
      </ul>
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 text-14 text-muted empty:hidden">
        <p role="status">{status}</p>
        {removed && (
          <Button kind="quiet" size="small" onPress={undo}>
            {texts.undo}
          </Button>
        )}
      </div>
      <AriaButton className={slots.add()} isDisabled={isFull} onPress={add}>
        <Plus className="size-4.5" aria-hidden />
        {texts.add}
      </AriaButton>
      {items.length > 1 && <p className="text-center text-14 text-muted">{texts.dragHint}</p>}
      {isFull && <p className="text-14 text-muted">{texts.full(mostItems)}</p>}
    </div>
  );
}

/** Changes of the list, each with its announcement. */
function useItemChanges<T extends object>({ items, keyOf, onChange, blank, onOpen, titleOf }: ItemListProps<T>) {
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<RemovedItem<T> | null>(null);

  const add = () => {
    const item = blank();
    onChange([...items, item]);
    onOpen(keyOf(item));
    setRemoved(null);
    setStatus(texts.added(items.length + 1));
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    onChange(moved(items, from, to));
    setStatus(texts.moved(titleOf(item), to + 1, items.length));
  };
  const remove = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    onChange(withoutItem(items, index));
    setRemoved({ item, index });
    setStatus(texts.removed(titleOf(item)));
  };
  const undo = () => {
    if (!removed) return;
    onChange(withItemAgain(items, removed));
    setRemoved(null);
    setStatus(texts.restored(titleOf(removed.item)));
  };
  return { status, removed, add, move, remove, undo };
}

interface RowActions {
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  open: (key: string | null) => void;
}

/** Functions with a stable identity that call the latest ones. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      move: (from, to) => latest.current.move(from, to),
      remove: (index) => latest.current.remove(index),
      open: (key) => latest.current.open(key),
    }),
    [],
  );
}

interface RowProps<T extends object> extends Pick<
  ItemListProps<T>,
  'keyOf' | 'titleOf' | 'noteOf' | 'asideOf' | 'fields' | 'remove'
> {
  item: T;
  index: number;
  count: number;
  isOpen: boolean;
  isWrong: boolean;
  drag: DragState;
  actions: RowActions;
}

function DraggableRow<T extends object>(props: RowProps<T>) {
  const { item, index, count, titleOf, drag, actions } = props;
  return (
    <SortableItem index={index} count={count} title={titleOf(item)} drag={drag} onMove={actions.move}>
      {(handle) => <Item {...props} handle={handle} />}
    </SortableItem>
  );
}

/** Memoized, so that input in the open item does not render the others. */
function isSameRow<T extends object>(before: RowProps<T>, after: RowProps<T>): boolean {
  if (before.isOpen || after.isOpen || before.asideOf !== after.asideOf) return false;
  return (
    before.index === after.index &&
    before.count === after.count &&
    before.isWrong === after.isWrong &&
    before.drag.shown === after.drag.shown &&
    before.titleOf(before.item) === after.titleOf(after.item) &&
    before.noteOf(before.item) === after.noteOf(after.item) &&
    JSON.stringify(before.item) === JSON.stringify(after.item)
  );
}

const Row = memo(DraggableRow, isSameRow) as typeof DraggableRow;

function Item<T extends object>({
  handle,
  item,
  index,
  count,
  isOpen,
  isWrong,
  actions,
  ...list
}: RowProps<T> & { handle: ReactNode }) {
  const { keyOf, titleOf, noteOf, asideOf, fields } = list;
  const slots = style({ isWrong });
  const note = noteOf(item);
  const id = useId();
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={(opens) => actions.open(opens ? keyOf(item) : null)}
      className={slots.item()}
    >
      <div className={slots.row()}>
        {handle}
        <Heading level={2} id={id} className="min-w-0 grow">
          <AriaButton slot="trigger" className={slots.head()}>
            <span className={slots.words()}>
              <span className="truncate font-strong">{titleOf(item)}</span>
              {note !== '' && <span className="truncate text-14 text-muted">{note}</span>}
            </span>
            {isWrong ? (
              <Badge tone="problem">{texts.notComplete}</Badge>
            ) : (
              <span className="empty:hidden max-tiny:hidden">{asideOf?.(item)}</span>
            )}
            <ChevronDown className={slots.chevron()} aria-hidden />
          </AriaButton>
        </Heading>
      </div>
      <DisclosurePanel role="group" aria-labelledby={id}>
        {isOpen && (
          <div className={slots.panel()}>
            <div className="grid grid-cols-1 gap-5">{fields(index, item)}</div>
            <ItemActions {...{ index, count, actions }} remove={list.remove} />
          </div>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}

type ItemActionsProps = Pick<RowProps<object>, 'index' | 'count' | 'actions' | 'remove'>;

/** Deletes an item, or moves it by one position. Memoized: its buttons cost more than the field that is edited. */
const ItemActions = memo(function ItemActions({ index, count, actions, remove }: ItemActionsProps) {
  return (
    <div className={style().foot()}>
      <Button kind="quiet" size="small" className="text-clay-ink" onPress={() => actions.remove(index)}>
        <Trash2 className="size-4" aria-hidden />
        {remove}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isDisabled={index === 0} onPress={() => actions.move(index, index - 1)}>
          <ArrowUp className="size-4" aria-hidden />
          {texts.moveUp}
        </Button>
        <Button size="small" isDisabled={index === count - 1} onPress={() => actions.move(index, index + 1)}>
          <ArrowDown className="size-4" aria-hidden />
          {texts.moveDown}
        </Button>
      </div>
    </div>
  );
});
