import { useEffect, useRef } from 'react';
import { useOverview } from './use-overview.js';

/** Milliseconds between two readings of the same list. */
const pause = 4_000;

/** Reads a list anew as the overview is pushed, so that it lives without a timer of its own. */
export function useFollowOverview(refetch: () => unknown, dataUpdatedAt: number): void {
  const at = useOverview().data?.at;
  const latest = useRef({ refetch, dataUpdatedAt });
  useEffect(() => {
    latest.current = { refetch, dataUpdatedAt };
  });
  useEffect(() => {
    if (latest.current.dataUpdatedAt !== 0 && Date.now() - latest.current.dataUpdatedAt > pause) {
      void latest.current.refetch();
    }
  }, [at]);
}
