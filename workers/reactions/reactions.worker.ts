import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** Reactions at once; each holds a transaction. */
const concurrency = 20;

/** Lets contexts react to each other's facts. */
export const reactionsWorker: WorkerDefinition = {
  name: 'reactions',
  connections: concurrency,
  start: (app: INestApplicationContext) => workOffQueue(app, 'reactions', { concurrency }),
};
