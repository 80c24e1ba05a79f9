import type { INestApplicationContext } from '@nestjs/common';
import type { QueueName } from '#src/platform/messages/routing-table.js';
import { QueueWorkerTools } from '#src/platform/queues/queue-worker-tools.js';
import { QueueWorker, type QueueStyle } from '#src/platform/queues/queue-worker.js';

/** One named worker of the program: what it starts, and how that ends. */
export interface WorkerDefinition {
  readonly name: string;
  /** Database connections that it uses at once, at most: the pool has room for all workers of a process. */
  readonly connections: number;
  /** Starts working; answers how to stop, after the work in flight. */
  start(app: INestApplicationContext): Promise<() => Promise<void>>;
}

/** Works off one queue in the given style. */
export async function workOffQueue(
  app: INestApplicationContext,
  queue: QueueName,
  style: QueueStyle,
): Promise<() => Promise<void>> {
  const worker = new QueueWorker(queue, style, app.get(QueueWorkerTools));
  await worker.start();
  return () => worker.close();
}
