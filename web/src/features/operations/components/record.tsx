import type { ReactNode } from 'react';
import { History } from 'lucide-react';
import { operations } from '../../../texts/operations.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { LoadFailed } from './load-failed.js';
import { TableSkeleton } from './table-skeleton.js';

interface RecordProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  none: { title: string; text: string };
  children: ReactNode;
}

/** A list of what was, in each of its states. */
export function Record({ query: { isPending, error, isFetching, refetch }, isEmpty, none, children }: RecordProps) {
  if (isPending) return <TableSkeleton />;
  if (error !== null) {
    return (
      <LoadFailed
        title={operations.failed}
        text={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isEmpty) return <StatePanel icon={History} {...none} />;
  return <div className="overflow-hidden rounded-card border border-hairline bg-surface">{children}</div>;
}
