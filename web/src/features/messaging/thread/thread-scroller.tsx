import { useRef, type ReactNode } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { useThreadRows, type ThreadRowsOptions } from './use-thread-rows.js';

interface ThreadScrollerProps extends Omit<ThreadRowsOptions, 'scroll'> {
  label: string;
  renderRow: (row: number) => ReactNode;
  jump: string;
}

/** Many rows of which only those near the view exist; it stays at the end while rows are added there. */
export function ThreadScroller({ label, renderRow, jump, ...options }: ThreadScrollerProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const { rows, isAway, goToEnd } = useThreadRows({ ...options, scroll });
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroll}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain outline-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum"
      >
        <Rows rows={rows} count={options.keys.length} renderRow={renderRow} />
      </div>
      {isAway && (
        <Button size="small" className="absolute right-4 bottom-4 rounded-full! shadow-float" onPress={goToEnd}>
          <ArrowDown className="size-4" aria-hidden />
          {jump}
        </Button>
      )}
    </div>
  );
}

interface RowsProps {
  rows: Virtualizer<HTMLDivElement, Element>;
  count: number;
  renderRow: (row: number) => ReactNode;
}

function Rows({ rows, count, renderRow }: RowsProps) {
  // The virtualizer is the same object for every state of it: its values are read on every render.
  'use no memo';
  return (
    <ol className="relative w-full" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          data-index={index}
          ref={rows.measureElement}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute top-0 left-0 w-full"
          style={{ transform: `translateY(${start}px)` }}
        >
          {renderRow(index)}
        </li>
      ))}
    </ol>
  );
}
