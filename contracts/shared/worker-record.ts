/** `alive`: beats; `silent`: has not beaten for a while (killed, stopped or blocked). A clean stop leaves no record. */
export type WorkerPresence = 'alive' | 'silent';

/** A process of the product, as it says of itself every few seconds. Times are ISO 8601 in UTC. */
export interface WorkerRecord {
  id: string;
  program: 'api' | 'workers';
  /** Names of the workers that it runs; empty for the api. */
  workers: string[];
  /** Queues that it takes jobs from. */
  queues: string[];
  /** Dependencies that it waits for with some of its queues. */
  waitingFor: string[];
  /** The same by queue; those that wait for nothing are absent. */
  waitingByQueue: { [queue: string]: string[] };
  version: string;
  host: string;
  pid: number;
  startedAt: string;
  beatAt: string;
  presence: WorkerPresence;
  /** Event loop delay since the beat before, 99th percentile, in milliseconds. */
  eventLoopDelay: number;
}
