import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const everyMs = 500;
/** Threads that want a processor, for each that there is: more than an installation of its own keeps busy in a calm. */
const roomFor = 3;

/** How many threads want a processor, all the time: on a crowded machine a time says nothing about the product. */
export class Machine {
  private readonly samples: { at: number; wanting: number }[] = [];
  private readonly sampling = setInterval(() => this.sample(), everyMs);

  stop(): void {
    clearInterval(this.sampling);
  }

  /** The mean over a stretch of time, against what there is room for; 1 where there is room. */
  crowding(from: number, to: number): number {
    const some = this.samples.filter(({ at }) => at >= from && at <= to);
    const mean = some.reduce((sum, { wanting }) => sum + wanting, 0) / Math.max(1, some.length);
    return Math.max(1, mean / (roomFor * availableParallelism()));
  }

  private sample(): void {
    this.samples.push({ at: Date.now(), wanting: wantingNow() });
  }
}

/** Of Linux, at this moment; elsewhere of the last minute. */
function wantingNow(): number {
  try {
    return Number(/ (\d+)\/\d+ /.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1]);
  } catch {
    return loadavg()[0] ?? 0;
  }
}
