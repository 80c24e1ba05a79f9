/** Runs work once for all concurrent callers. */
export class SingleFlight<T> {
  private readonly inFlight = new Map<string, Promise<T>>();

  /** @param key identifies the work; calls with the same key while it is in flight get the result of the first */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.inFlight.get(key);
    if (known) return known;
    const flight = work().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, flight);
    return flight;
  }
}
