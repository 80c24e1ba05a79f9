import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProblemError } from '../../lib/problem-error.js';
import { useServices } from '../../lib/services.js';

/** Delay in milliseconds of the next attempt, after one that failed because of the server or the network. */
export const autoRetryAfter = 20_000;

interface AutoSaveOptions {
  /** Whether there are changes, and nothing else is being done with them. */
  isWaiting: boolean;
  /** The changed values, as text. */
  values: string;
  /** The error of the last save, if it failed. */
  failure: ProblemError | undefined;
  save: () => Promise<void>;
}

/** Saves changes after a pause (WS-27). Changes that the server refuses are not sent again before they are different. */
export function useAutoSave({ isWaiting, values, failure, save }: AutoSaveOptions): void {
  const { autoSaveAfter } = useServices();
  const refused = useRef<string>(undefined);
  const saveNow = useEffectEvent(() => void save());
  const isRefusal = failure !== undefined && failure.status >= 400 && failure.status < 500;
  const remember = useEffectEvent(() => (refused.current = isRefusal ? values : undefined));
  useEffect(() => {
    remember();
  }, [failure]);
  useEffect(() => {
    if (autoSaveAfter === null || !isWaiting || values === refused.current) return undefined;
    const timeout = setTimeout(saveNow, failure && !isRefusal ? autoRetryAfter : autoSaveAfter);
    return () => clearTimeout(timeout);
  }, [autoSaveAfter, isWaiting, values, failure, isRefusal]);
}
