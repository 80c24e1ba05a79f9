/** Calls back once after work has ended, when nothing else has begun for a while. */
export class IdleWatch {
  private timer?: NodeJS.Timeout;
  private running = 0;

  /** @param after milliseconds without work */
  constructor(
    private readonly after: number,
    private readonly callBack: () => void,
  ) {}

  async during<T>(work: Promise<T>): Promise<T> {
    this.running += 1;
    clearTimeout(this.timer);
    try {
      return await work;
    } finally {
      this.running -= 1;
      if (this.running === 0) this.timer = setTimeout(this.callBack, this.after).unref();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
