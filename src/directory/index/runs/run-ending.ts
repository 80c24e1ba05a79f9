/** Why a run stops before its end although nothing is wrong with it. */
export class RunEnding extends Error {
  /**
   * @param kind `cancelled`: somebody asked. `lost`: another worker has taken it over, so this one keeps its hands off.
   *   `stopping`: this process ends, and another goes on.
   */
  constructor(readonly kind: 'cancelled' | 'lost' | 'stopping') {
    super(`the run is ${kind}`);
    this.name = 'RunEnding';
  }
}
