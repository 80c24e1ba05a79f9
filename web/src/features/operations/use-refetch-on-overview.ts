import { useEffect, useRef } from 'react';
import { useOverview } from './use-overview.js';

/** Milliseconds between two fetches of the same list. */
const refetchInterval = 4_000;

/** Refetches a list when the overview is pushed, so that it needs no timer of its own. */
export function useRefetchOnOverview(refetch: () => unknown, dataUpdatedAt: number): void {
  const at = useOverview().data?.at;
  const latest = useRef({ refetch, dataUpdatedAt });
  useEffect(() => {
    latest.current = { refetch, dataUpdatedAt };
  });
  useEffect(() => {
    if (latest.current.dataUpdatedAt !== 0 && Date.now() - latest.current.dataUpdatedAt > refetchInterval) {
      void latest.current.refetch();
    }
  }, [at]);
}
