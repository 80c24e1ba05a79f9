import { Worker, type Job } from 'bullmq';

/** A worker that tolerates jobs whose data is no valid JSON; the worker of BullMQ would fetch such a job forever. */
export class TolerantWorker<Data> extends Worker<Data> {
  protected override createJob(...[raw, jobId]: Parameters<Worker<Data>['createJob']>): Job<Data> {
    try {
      return super.createJob(raw, jobId);
    } catch {
      return super.createJob({ ...raw, data: '{}', opts: {} }, jobId);
    }
  }
}
