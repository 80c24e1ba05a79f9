/** The number of calls in the current window, and the milliseconds until it ends. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** Share of a limit above which every call is counted in Redis before its response. */
const exactFrom = 0.75;
/**
 * Share of a limit that a process counts in memory before it flushes to Redis; each other process can exceed the limit
 * by this share.
 */
const maxUnflushed = 0.05;

/** The calls of a caller in a window, as this process knows them. */
export class RequestWindow {
  /** The latest count in Redis: calls that all processes have flushed. */
  private flushed?: number;
  private flushing = 0;
  private unflushed = 0;

  /** @param endsAt milliseconds since 1970 */
  constructor(private endsAt: number) {}

  isOver(now: number): boolean {
    return this.endsAt <= now;
  }

  /** Counts a call. Returns its number in the window, as far as this process knows. */
  add(now: number): Counted {
    this.unflushed += 1;
    return { count: (this.flushed ?? 0) + this.flushing + this.unflushed, left: Math.max(1, this.endsAt - now) };
  }

  /**
   * Whether the local count is sufficient to decide on a call. Near the limit it is not; far beyond it, the call is
   * refused in any case.
   */
  isEnough(limit: number): boolean {
    if (this.flushed === undefined) return false;
    if (this.flushed >= limit) return true;
    const here = this.flushing + this.unflushed;
    return here <= limit * maxUnflushed && this.flushed + here < limit * exactFrom;
  }

  /** Takes the number of unflushed calls, in order to flush them. */
  takeUnflushed(): number {
    const taken = this.unflushed;
    this.unflushed = 0;
    this.flushing += taken;
    return taken;
  }

  /** Confirms that `taken` calls were flushed; Redis now has `counted`. */
  confirmFlush(taken: number, counted: Counted, now: number): void {
    this.flushing -= taken;
    this.flushed = counted.count;
    this.endsAt = now + counted.left;
  }

  /** Restores `taken` calls after a failed flush. */
  revertFlush(taken: number): void {
    this.flushing -= taken;
    this.unflushed += taken;
  }
}
