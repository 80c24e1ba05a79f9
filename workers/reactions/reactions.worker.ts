import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '#workers/worker.js';

/** Reactions that run at the same time; each holds a transaction. */
const concurrency = 20;

/** Runs the reactions of contexts to facts of other contexts. */
export const reactionsWorker: WorkerDefinition = {
  name: 'reactions',
  connections: concurrency,
  start: (app: INestApplicationContext) => workOffQueue(app, 'reactions', { concurrency }),
};
