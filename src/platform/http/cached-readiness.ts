import type { Readiness } from '../outages/dependency-probe.js';
import { SingleFlight } from '../timing/single-flight.js';

/** Milliseconds for which a result is cached. */
const maxAge = 1_000;

/** Caches the readiness for a second, because each check sends a request to every dependency. */
export class CachedReadiness {
  private readonly flights = new SingleFlight<Readiness>();
  private kept?: { readiness: Readiness; at: number };

  constructor(
    private readonly ask: () => Promise<Readiness>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async read(): Promise<Readiness> {
    if (this.kept && this.now() - this.kept.at < maxAge) return this.kept.readiness;
    return this.flights.run('readiness', async () => {
      const readiness = await this.ask();
      this.kept = { readiness, at: this.now() };
      return readiness;
    });
  }
}
