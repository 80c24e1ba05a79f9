import type { INestApplicationContext } from '@nestjs/common';
import type { QueueName } from '#src/platform/routing/routing-table.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker, type QueueWorkerOptions } from '#src/platform/processing/queue-worker.js';

/** A named worker of the program. */
export interface WorkerDefinition {
  readonly name: string;
  /**
   * Largest number of database connections that it uses at the same time; the pool size is the sum over all workers.
   */
  readonly connections: number;
  /** Whether its work may take all processors for minutes, and can wait for whatever people wait for. */
  readonly isHeavy?: boolean;
  /** Starts the worker. Returns a function that stops it after the jobs in flight. */
  start(app: INestApplicationContext): Promise<() => Promise<void>>;
}

/** Starts a queue worker with the given options. */
export async function workOffQueue(
  app: INestApplicationContext,
  queue: QueueName,
  style: QueueWorkerOptions,
): Promise<() => Promise<void>> {
  const worker = new QueueWorker(queue, style, app.get(QueueWorkerTools));
  await worker.start();
  return () => worker.close();
}
