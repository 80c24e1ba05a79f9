interface Waiting<Item, Answer> {
  item: Item;
  answer: PromiseWithResolvers<Answer>;
}

export interface BatchLimits {
  readonly items: number;
  /** Milliseconds that the first item of a batch waits for others at most. */
  readonly wait: number;
}

/**
 * Collects items that arrive one by one into batches. A batch is processed when it is full or when its first item has
 * waited long enough. Batches are processed one at a time; items that arrive meanwhile form the next one.
 */
export class BatchCollector<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = [];
  private timer?: NodeJS.Timeout;
  private busy = false;

  /** @param work processes a batch; returns a map with a result for each item */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Answer>>,
    private readonly limits: BatchLimits,
  ) {}

  add(item: Item): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    this.waiting.push({ item, answer });
    if (this.waiting.length >= this.limits.items) this.startBatch();
    else this.timer ??= setTimeout(() => this.startBatch(), this.limits.wait);
    return answer.promise;
  }

  private startBatch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    void this.process(this.waiting.splice(0, this.limits.items)).finally(() => {
      this.busy = false;
      this.startBatch();
    });
  }

  private async process(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(batch.map(({ item }) => item));
      for (const { item, answer } of batch) answer.resolve(answers.get(item) as Answer);
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  }
}
