import type { Readiness } from '../messages/dependency-probe.js';
import { SingleFlight } from '../single-flight.js';

/** Milliseconds for which an answer is kept. */
const keptFor = 1_000;

/** Asks all dependencies at most once a second, however many callers want to know: each question costs every one of them. */
export class KeptReadiness {
  private readonly flights = new SingleFlight<Readiness>();
  private kept?: { readiness: Readiness; at: number };

  constructor(
    private readonly ask: () => Promise<Readiness>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async read(): Promise<Readiness> {
    if (this.kept && this.now() - this.kept.at < keptFor) return this.kept.readiness;
    return this.flights.run('readiness', async () => {
      const readiness = await this.ask();
      this.kept = { readiness, at: this.now() };
      return readiness;
    });
  }
}
