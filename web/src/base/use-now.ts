import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();
/** Whether the time was read without a subscriber, by code that still runs. */
let isAsked = false;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for all subscribers, which stops when there are none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** React reads the time several times while it renders, and renders again as long as the values differ. */
function read(): number {
  if (timer === undefined && !isAsked) {
    now = Date.now();
    isAsked = true;
    void Promise.resolve().then(() => (isAsked = false));
  }
  return now;
}

/** The time in milliseconds, updated each second. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, () => now);
