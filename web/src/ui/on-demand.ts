/** Code that is fetched when it is first wanted, and at hand from then on. What could not be fetched is tried again. */
export class OnDemand<T> {
  private here?: T;
  private coming?: Promise<T>;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Undefined until it was fetched; never there on the server. */
  get now(): T | undefined {
    return this.here;
  }

  /** Resolves to what was fetched; to undefined when it could not be. */
  load(): Promise<T | undefined> {
    this.coming ??= this.fetch().then((fetched) => (this.here = fetched));
    return this.coming.catch(() => {
      this.coming = undefined;
      return undefined;
    });
  }
}
