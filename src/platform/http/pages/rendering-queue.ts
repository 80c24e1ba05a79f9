/** A bounded queue for work that occupies the processor: so many at once, and so many waiting. */
export class RenderingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** Runs the work when its turn comes; answers undefined, without running it, when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.running >= this.limits.atOnce) {
      if (this.waiting.length >= this.limits.waiting) return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes meanwhile takes it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
