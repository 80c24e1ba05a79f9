/** How many there were in the present window, and the milliseconds until it ends. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** Keys kept at most; beyond it everything is forgotten, which only lets callers do a little more. */
const maxKeys = 50_000;

/** Counts in the memory of this process. */
export class LocalCounter {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  /** @param window milliseconds */
  count(key: string, window: number, now = Date.now()): Counted {
    const open = this.windows.get(key);
    if (open && open.endsAt > now) {
      open.count += 1;
      return { count: open.count, left: open.endsAt - now };
    }
    if (this.windows.size >= maxKeys) this.windows.clear();
    this.windows.set(key, { count: 1, endsAt: now + window });
    return { count: 1, left: window };
  }
}
