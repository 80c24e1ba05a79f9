/** Code that is loaded on its first use, and available from then on. A failed load is retried. */
export class OnDemand<T> {
  private here?: T;
  private coming?: Promise<T>;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Undefined until it is loaded; never available on the server. */
  get now(): T | undefined {
    return this.here;
  }

  /** Resolves with the loaded code, or undefined if that failed. */
  load(): Promise<T | undefined> {
    this.coming ??= this.fetch().then((fetched) => (this.here = fetched));
    return this.coming.catch(() => {
      this.coming = undefined;
      return undefined;
    });
  }
}
