import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';

export interface ThreadRowsOptions {
  scroll: RefObject<HTMLDivElement | null>;
  /** Keys of the rows in reading order; a row keeps its key. */
  keys: readonly string[];
  /** Pixels that a row is expected to be high before it is measured. */
  estimate: (row: number) => number;
  /** The row that is in view when the thread opens, at the top unless it is the last. */
  opensAt: number;
  /** Loads what comes before the first row; absent when there is no more or it is on its way. */
  onEarlier?: (() => void) | undefined;
  /** Loads what comes after the last row. */
  onLater?: (() => void) | undefined;
  /** Shows the end where it is not loaded; otherwise it is scrolled to. */
  onJump?: (() => void) | undefined;
  /** The latest row that the reader added; a new one is scrolled to, wherever the reader is. */
  added?: string | undefined;
}

interface ThreadRows {
  rows: Virtualizer<HTMLDivElement, Element>;
  /** Whether the end is far from the view. */
  isAway: boolean;
  goToEnd: () => void;
}

/** Rows from an end at which the next ones are asked for. */
const ahead = 12;

/** Opens a thread at one of its rows, and asks for more rows near both ends. */
export function useThreadRows({
  scroll,
  keys,
  estimate,
  opensAt,
  onEarlier,
  onLater,
  onJump,
  added,
}: ThreadRowsOptions): ThreadRows {
  const [isOpened, setOpened] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- neither this hook nor those who use it are compiled
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: keys.length,
    getScrollElement: () => scroll.current,
    estimateSize: estimate,
    getItemKey: (row) => keys[row] ?? row,
    overscan: 8,
    useFlushSync: false,
    paddingStart: 20,
    paddingEnd: 20,
    scrollPaddingStart: 20,
    scrollPaddingEnd: 20,
    anchorTo: 'end',
    followOnAppend: onJump === undefined,
    scrollEndThreshold: 80,
  });
  const open = useEffectEvent(() => {
    const isLast = opensAt >= keys.length - 1;
    rows.scrollToIndex(Math.max(0, opensAt), { align: isLast ? 'end' : 'start' });
  });
  useLayoutEffect(() => {
    open();
    // Only then the rows in view are those of the place it opens at.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const goToEnd = onJump ?? (() => rows.scrollToIndex(keys.length - 1, { align: 'end' }));
  const showAdded = useEffectEvent(() => {
    if (isOpened) goToEnd();
  });
  useEffect(() => {
    if (added !== undefined) showAdded();
  }, [added]);

  const items = rows.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  const isNearStart = isOpened && first !== undefined && first < ahead;
  const isNearEnd = isOpened && last !== undefined && last >= keys.length - ahead;
  useEffect(() => {
    if (isNearStart) onEarlier?.();
  }, [isNearStart, onEarlier]);
  useEffect(() => {
    if (isNearEnd) onLater?.();
  }, [isNearEnd, onLater]);
  return {
    rows,
    isAway: isOpened && last !== undefined && (onJump !== undefined || last < keys.length - 1 - ahead),
    goToEnd,
  };
}
