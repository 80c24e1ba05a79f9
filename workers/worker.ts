import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '#src/platform/config/config.js';
import { DeliveryRunner } from '#src/platform/messages/delivery-runner.js';
import { DependencyProbes } from '#src/platform/messages/dependency-probe.js';
import type { QueueName } from '#src/platform/messages/routing-table.js';
import { QueueWorker, type QueueStyle } from '#src/platform/queues/queue-worker.js';

/** One named worker of the program: what it starts, and how that ends. */
export interface WorkerDefinition {
  readonly name: string;
  /** Starts working; answers how to stop, after the work in hand. */
  start(app: INestApplicationContext): Promise<() => Promise<void>>;
}

/** Works off one queue in the given style. */
export function workOffQueue(app: INestApplicationContext, queue: QueueName, style: QueueStyle): () => Promise<void> {
  const worker = new QueueWorker(queue, style, app.get(Config), app.get(DeliveryRunner), app.get(DependencyProbes));
  return () => worker.close();
}
