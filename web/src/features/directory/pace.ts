/** Debounce in milliseconds within a burst. */
const burst = 400;
/** Milliseconds without another call after which a burst is over. */
const calm = 150;

/**
 * Lets a single call through at once, and of a burst (ticking one box after the other) the first and the last: those
 * between are aborted before they are sent.
 */
export class Pace {
  private last = -Infinity;

  /** Resolves when it is this call's turn; rejects when `signal` aborts it before. */
  async turn(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const isBurst = now - this.last < burst;
    this.last = now;
    if (isBurst) await pause(calm, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
