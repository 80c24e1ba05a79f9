/** The reason why a run stops before its end although nothing failed. */
export class RunEnding extends Error {
  /**
   * @param kind `cancelled`: on request. `lost`: another worker has taken it over, so this one changes nothing more.
   * `stopping`: this process ends, and another one continues.
   */
  constructor(readonly kind: 'cancelled' | 'lost' | 'stopping') {
    super(`the run is ${kind}`);
    this.name = 'RunEnding';
  }
}
