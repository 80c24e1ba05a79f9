import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();
/** Whether the time was asked for while nobody watches it, by code that still runs. */
let isAsked = false;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for all that watch it, which stands while nobody does. */
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

/** React asks several times while it renders, and renders again as long as the answers differ. */
function read(): number {
  if (timer === undefined && !isAsked) {
    now = Date.now();
    isAsked = true;
    void Promise.resolve().then(() => (isAsked = false));
  }
  return now;
}

/** The time in milliseconds, told anew each second. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, () => now);
