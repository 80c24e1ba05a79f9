import { Worker, type Job } from 'bullmq';

/** A worker that can hold a job whose data is no JSON: BullMQ's own would fetch it again and again for ever. */
export class TolerantWorker<Data> extends Worker<Data> {
  protected override createJob(...[raw, jobId]: Parameters<Worker<Data>['createJob']>): Job<Data> {
    try {
      return super.createJob(raw, jobId);
    } catch {
      return super.createJob({ ...raw, data: '{}', opts: {} }, jobId);
    }
  }
}
