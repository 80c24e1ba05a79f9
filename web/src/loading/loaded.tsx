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
  /** Name of the data, for the error message. */
  failed: string;
  isEmpty?: boolean;
  none?: { title: string; text: string; icon?: LucideIcon };
  children: ReactNode;
}

/** Content of an operators' page after loading; a refused user is redirected to an error page (ID-108). */
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
