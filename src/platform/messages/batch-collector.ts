/**
 * Collects items that arrive one by one into batches. A batch is processed when it is full or when its first item has
 * waited long enough. Batches are processed one at a time; items that arrive meanwhile form the next one.
 */
export class BatchCollector<Item, Answer> {
  private waiting: { item: Item; answer: PromiseWithResolvers<Answer> }[] = [];
  private timer?: NodeJS.Timeout;
  private busy = false;

  /**
   * @param work processes a batch; returns a map with a result for each item
   * @param limits `items`: largest batch; `wait`: milliseconds that the first item waits at most
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Answer>>,
    private readonly limits: { items: number; wait: number },
  ) {}

  add(item: Item): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    this.waiting.push({ item, answer });
    if (this.waiting.length >= this.limits.items) this.handOver();
    else this.timer ??= setTimeout(() => this.handOver(), this.limits.wait);
    return answer.promise;
  }

  private handOver(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.busy || this.waiting.length === 0) return;
    const batch = this.waiting.splice(0, this.limits.items);
    this.busy = true;
    void this.process(batch).finally(() => {
      this.busy = false;
      this.handOver();
    });
  }

  private async process(batch: { item: Item; answer: PromiseWithResolvers<Answer> }[]): Promise<void> {
    try {
      const answers = await this.work(batch.map(({ item }) => item));
      for (const { item, answer } of batch) answer.resolve(answers.get(item) as Answer);
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  }
}
