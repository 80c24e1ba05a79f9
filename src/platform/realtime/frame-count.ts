/** Counts frames in fixed windows. */
export class FrameCount {
  private count = 0;
  private endsAt = 0;

  /** @param window milliseconds */
  constructor(private readonly window: number) {}

  /** Counts a frame; returns the number of frames in the current window, including this one. */
  next(now = performance.now()): number {
    if (now >= this.endsAt) {
      this.count = 0;
      this.endsAt = now + this.window;
    }
    this.count += 1;
    return this.count;
  }
}
