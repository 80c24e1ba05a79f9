interface Waiting<Item, Answer> {
  item: Item;
  answer: PromiseWithResolvers<Answer>;
}

/** Sizes in items, `wait` in milliseconds. */
export interface BatchLimits {
  readonly items: number;
  /** How long the first item of a batch waits for others at most. */
  readonly wait: number;
  /** Largest batch that contains bulk work: an urgent item waits at most for one batch of this size. */
  readonly bulkItems: number;
}

/**
 * Collects items that arrive one by one into batches. A batch is processed when it is full or when its first item has
 * waited long enough. Batches are processed one at a time; items that arrive meanwhile form the next one, bulk work last.
 */
export class BatchCollector<Item, Answer> {
  private readonly urgent: Waiting<Item, Answer>[] = [];
  private readonly bulk: Waiting<Item, Answer>[] = [];
  private timer?: NodeJS.Timeout;
  private busy = false;

  /** @param work processes a batch; returns a map with a result for each item */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Answer>>,
    private readonly limits: BatchLimits,
  ) {}

  /** @param isBulk whether no user waits for the item */
  add(item: Item, isBulk: boolean): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    (isBulk ? this.bulk : this.urgent).push({ item, answer });
    if (this.isFull) this.startBatch();
    else this.timer ??= setTimeout(() => this.startBatch(), this.limits.wait);
    return answer.promise;
  }

  private get isFull(): boolean {
    const { items, bulkItems } = this.limits;
    return this.urgent.length >= items || (this.bulk.length > 0 && this.urgent.length + this.bulk.length >= bulkItems);
  }

  private startBatch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.busy) return;
    const batch = this.urgent.splice(0, this.limits.items);
    batch.push(...this.bulk.splice(0, Math.max(0, this.limits.bulkItems - batch.length)));
    if (batch.length === 0) return;
    this.busy = true;
    void this.process(batch).finally(() => {
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
