/** Does the same work once for all who ask for it at the same time. */
export class SingleFlight<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** @param key what is the same work; whoever comes while it is under way gets the outcome of the first */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.underWay.get(key);
    if (known) return known;
    const flight = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, flight);
    return flight;
  }
}
