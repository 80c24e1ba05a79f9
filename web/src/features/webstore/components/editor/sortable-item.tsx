import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { GripVertical } from 'lucide-react';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';
import { tv } from 'tailwind-variants/lite';
import { editLists as texts } from '../../../../texts/edit-lists.js';
import { focusRing } from '../../../../ui/focus-ring.js';

/** Drag type, which accepts items of this list only. */
const dragType = 'posy-list-item';

/** The dragged item: its index immediately for a drop, and after the next frame for rendering. */
export interface DragState {
  fromRef: RefObject<number | null>;
  shown: number | null;
  show: (index: number | null) => void;
}

export function useDragState(): DragState {
  const fromRef = useRef<number | null>(null);
  const [shown, show] = useState<number | null>(null);
  return useMemo(() => ({ fromRef, shown, show }), [shown]);
}

interface SortableItemProps {
  /** Index in the list, from 0. */
  index: number;
  count: number;
  title: string;
  drag: DragState;
  onMove: (from: number, to: number) => void;
  children: (handle: ReactNode) => ReactNode;
}

const style = tv({
  slots: {
    root: `${focusRing} relative rounded-card`,
    line: 'pointer-events-none absolute inset-x-0 h-0.5 rounded-full bg-plum before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-plum forced-colors:bg-[Highlight]',
  },
  variants: {
    isDragging: { true: { root: 'opacity-60' } },
    isBelow: { true: { line: '-bottom-1.75' }, false: { line: '-top-1.75' } },
  },
});

/**
 * An item that can be dragged by its handle to the position of another one: with a mouse, by touch, by keyboard (Enter,
 * Tab to the position, Enter) and with a screen reader, which announces each step.
 */
export function SortableItem({ index, count, title, drag, onMove, children }: SortableItemProps) {
  const place = useRef<HTMLLIElement>(null);
  const { fromRef, shown } = drag;
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled: shown === index,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDrop: () => {
      if (fromRef.current !== null && fromRef.current !== index) onMove(fromRef.current, index);
    },
  });
  const isPlace = shown !== null && shown !== index;
  const slots = style({ isDragging: shown === index, isBelow: shown !== null && shown < index });
  return (
    <li
      {...dropProps}
      ref={place}
      {...(isPlace && { role: 'button', tabIndex: -1, 'aria-label': texts.place(title, index + 1, count) })}
      className={slots.root()}
    >
      {children(<DragHandle index={index} title={title} isDisabled={count < 2} drag={drag} />)}
      {isPlace && isDropTarget && <span className={slots.line()} aria-hidden />}
    </li>
  );
}

interface DragHandleProps extends Pick<SortableItemProps, 'index' | 'title' | 'drag'> {
  isDisabled: boolean;
}

/** Memoized, so that input in an item does not render it. */
const DragHandle = memo(function DragHandle({ index, title, isDisabled, drag: { fromRef, show } }: DragHandleProps) {
  const handle = useRef<HTMLSpanElement>(null);
  const { dragProps, isDragging } = useDrag({
    isDisabled,
    getItems: () => [{ [dragType]: title }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => (fromRef.current = index),
    onDragEnd: () => (fromRef.current = null),
  });
  // Not at the start of a drag: a browser that has not drawn the preview yet ends it when the page changes. Before
  // paint, because the next frame moves the keyboard focus to the first position.
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    if (isKnown.current !== isDragging) show(isDragging ? index : null);
    isKnown.current = isDragging;
  }, [isDragging, index, show]);
  // The item may have moved: the focus follows it.
  const wasDragging = useRef(false);
  useEffect(() => {
    if (wasDragging.current && !isDragging) handle.current?.focus();
    wasDragging.current = isDragging;
  }, [isDragging]);
  if (isDisabled) return null;
  return (
    <span
      {...dragProps}
      ref={handle}
      role="button"
      tabIndex={0}
      aria-label={texts.drag(title)}
      className={`${focusRing} grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-input text-muted hover:text-ink active:cursor-grabbing`}
    >
      <GripVertical className="size-4.5" aria-hidden />
    </span>
  );
});
