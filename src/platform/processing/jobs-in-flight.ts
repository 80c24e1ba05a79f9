import type { Job } from 'bullmq';
import type { DeliveryRows } from '../deliveries/delivery-rows.js';
import type { DeliveryJob } from '../queues/queues.js';
import { withTimeout } from '../timing/with-timeout.js';

/** Milliseconds that a stopping worker waits for its jobs in flight; the program ends after ten seconds. */
const finishTimeout = 5_000;
/** Milliseconds that putting jobs back may take. */
const returnTimeout = 1_000;

/** Tracks the jobs in flight of a worker, so that a shutdown neither loses them nor counts an attempt. */
export class JobsInFlight {
  private readonly jobs = new Map<Job<DeliveryJob>, string | undefined>();

  constructor(private readonly rows: DeliveryRows) {}

  async track<T>(job: Job<DeliveryJob>, token: string | undefined, work: Promise<T>): Promise<T> {
    this.jobs.set(job, token);
    try {
      return await work;
    } finally {
      this.jobs.delete(job);
    }
  }

  /** Waits for the end of all jobs until the timeout; returns the number of jobs that were put back. */
  async finishOrReturn(finished: Promise<void>): Promise<number> {
    try {
      await withTimeout(finishTimeout, 'finishing jobs', finished);
      return 0;
    } catch {
      return this.putBack();
    }
  }

  /**
   * Puts jobs back in Redis, where the next worker finds them, and then in the database. Jobs for which this fails are
   * assigned again within a minute.
   */
  private async putBack(): Promise<number> {
    const jobs = [...this.jobs];
    const ids = jobs.map(([job]) => job.data.deliveryId);
    const moves = jobs.map(([job, token]) => job.moveToDelayed(Date.now() + returnTimeout, token));
    await Promise.allSettled([
      withTimeout(returnTimeout, 'returning jobs', Promise.allSettled(moves)),
      withTimeout(returnTimeout, 'returning deliveries', this.rows.returnUnanswered(ids)),
    ]);
    return jobs.length;
  }
}
