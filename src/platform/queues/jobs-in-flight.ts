import type { Job } from 'bullmq';
import type { DeliveryRows } from '../messages/delivery-rows.js';
import type { DeliveryJob } from './queues.js';
import { withTimeout } from '../with-timeout.js';

/** Milliseconds that jobs in flight may take to finish once their worker stops; the program ends after ten seconds. */
const patience = 5_000;
/** Milliseconds that putting back may take. */
const returnLimit = 1_000;

/** The jobs that a worker works on, so that none is lost or counted when it has to stop. */
export class JobsInFlight {
  private readonly jobs = new Map<Job<DeliveryJob>, string | undefined>();

  constructor(private readonly rows: DeliveryRows) {}

  async hold<T>(job: Job<DeliveryJob>, token: string | undefined, work: Promise<T>): Promise<T> {
    this.jobs.set(job, token);
    try {
      return await work;
    } finally {
      this.jobs.delete(job);
    }
  }

  /** Waits for the end of all jobs, but not for ever; answers how many were put back. */
  async finishOrReturn(finished: Promise<void>): Promise<number> {
    try {
      await withTimeout(patience, 'finishing jobs', finished);
      return 0;
    } catch {
      return this.putBack();
    }
  }

  /** Redis first: there the next worker finds them. What cannot be put back returns by itself within a minute. */
  private async putBack(): Promise<number> {
    const jobs = [...this.jobs];
    const ids = jobs.map(([job]) => job.data.deliveryId);
    const moves = jobs.map(([job, token]) => job.moveToDelayed(Date.now() + returnLimit, token));
    await Promise.allSettled([
      withTimeout(returnLimit, 'returning jobs', Promise.allSettled(moves)),
      withTimeout(returnLimit, 'returning deliveries', this.rows.returnUnanswered(ids)),
    ]);
    return jobs.length;
  }
}
