import type { ReactNode } from 'react';
import { CloudOff, RotateCw, SearchX } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { admin } from '../../../texts/admin.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';

interface LoadedProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded. */
  failed: string;
  isEmpty?: boolean;
  none?: { title: string; text: string };
  children: ReactNode;
}

/** What a page shows once it is loaded; who is refused it is told so on a page of its own (ID-108). */
export function Loaded({ query, failed, isEmpty = false, none, children }: LoadedProps) {
  const { isPending, error, isFetching, refetch } = query;
  if (isPending) {
    return (
      <div>
        <p role="status" className="sr-only">
          {admin.loading}
        </p>
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  }
  if (error instanceof ProblemError && error.status === 403) return <Navigate to={pagePaths.adminAuthError} replace />;
  if (error) {
    const tryAgain = (
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        {!isFetching && <RotateCw className="size-4" aria-hidden />}
        {site.tryAgain}
      </Button>
    );
    return <StatePanel icon={CloudOff} tone="problem" title={failed} text={error.message} actions={tryAgain} />;
  }
  if (isEmpty && none) return <StatePanel icon={SearchX} {...none} />;
  return children;
}
