import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const everyMs = 500;
/** Threads per processor that want to run: more than an idle installation of its own needs. */
const roomFor = 3;

/** Measures all the time how many threads want a processor: on a busy machine a measured time is meaningless. */
export class Machine {
  private readonly samples: { at: number; wanting: number }[] = [];
  private readonly sampling = setInterval(() => this.sample(), everyMs);

  stop(): void {
    clearInterval(this.sampling);
  }

  /** The average over a period, relative to the capacity; 1 when it is not exceeded. */
  crowding(from: number, to: number): number {
    const some = this.samples.filter(({ at }) => at >= from && at <= to);
    const mean = some.reduce((sum, { wanting }) => sum + wanting, 0) / Math.max(1, some.length);
    return Math.max(1, mean / (roomFor * availableParallelism()));
  }

  private sample(): void {
    this.samples.push({ at: Date.now(), wanting: wantingNow() });
  }
}

/** On Linux the current value; elsewhere the average of the last minute. */
function wantingNow(): number {
  try {
    return Number(/ (\d+)\/\d+ /.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1]);
  } catch {
    return loadavg()[0] ?? 0;
  }
}
