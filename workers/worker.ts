import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { Config } from '#src/platform/config/config.js';
import type { QueueName } from '#src/platform/routing/routing-table.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker, type QueueWorkerOptions } from '#src/platform/processing/queue-worker.js';

/** Composes the modules of a process. */
export interface WorkerProgram {
  /** @param poolSize database connections: enough that no worker waits for another */
  with(config: Config, poolSize: number): DynamicModule;
}

/** A named worker of the program. */
export interface WorkerDefinition {
  readonly name: string;
  /**
   * Largest number of database connections that it uses at the same time; the pool size is the sum over all workers.
   */
  readonly connections: number;
  /** Whether its work may take all processors for minutes, and can wait for whatever people wait for. */
  readonly isHeavy?: boolean;
  /** Loads the program that suffices when no other worker runs in the process; the whole of Posy when absent. */
  readonly ownProgram?: () => Promise<WorkerProgram>;
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
