/** Lets so many works run at once; the others wait in the order in which they came. */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.places) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // Who waits takes over the place, so that nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
