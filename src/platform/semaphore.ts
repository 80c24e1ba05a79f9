/** Lets so many tasks run at once; the others wait in the order in which they came. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param places tasks that run at once
   * @param mostWaiting tasks that may wait when `runUnlessFull` asks for a place
   */
  constructor(
    private readonly places: number,
    private readonly mostWaiting = Infinity,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.places) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.running += 1;
    try {
      return await task();
    } finally {
      // The first task that waits takes over the place, so that no newcomer slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Answers undefined, without running the task, when too many wait already. */
  async runUnlessFull<T>(task: () => Promise<T>): Promise<T | undefined> {
    const isFull = this.running >= this.places && this.waiting.length >= this.mostWaiting;
    return isFull ? undefined : this.run(task);
  }
}
