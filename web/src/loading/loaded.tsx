import type { ReactNode } from 'react';
import { SearchX, type LucideIcon } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../lib/problem-error.js';
import { LoadFailed } from '../ui/load-failed.js';
import { StatePanel } from '../ui/state-panel.js';
import { TableSkeleton } from '../ui/table-skeleton.js';

interface LoadedProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded. */
  failed: string;
  isEmpty?: boolean;
  none?: { title: string; text: string; icon?: LucideIcon };
  children: ReactNode;
}

/** What operators see once it is loaded; who is refused it is told so on a page of its own (ID-108). */
export function Loaded({ query, failed, isEmpty = false, none, children }: LoadedProps) {
  const { isPending, error, isFetching, refetch } = query;
  if (isPending) return <TableSkeleton />;
  if (error instanceof ProblemError && error.status === 403) return <Navigate to={pagePaths.adminAuthError} replace />;
  if (error) {
    return <LoadFailed title={failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (isEmpty && none) return <StatePanel icon={SearchX} {...none} />;
  return children;
}
