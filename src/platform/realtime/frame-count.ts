/** Counts what happens within windows of equal length. */
export class FrameCount {
  private count = 0;
  private endsAt = 0;

  /** @param window milliseconds */
  constructor(private readonly window: number) {}

  /** Counts one more; answers how many there were in the present window, this one included. */
  next(now = performance.now()): number {
    if (now >= this.endsAt) {
      this.count = 0;
      this.endsAt = now + this.window;
    }
    this.count += 1;
    return this.count;
  }
}
