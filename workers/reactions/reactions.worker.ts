import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** Lets contexts react to each other's facts. */
export const reactionsWorker: WorkerDefinition = {
  name: 'reactions',
  start: (app: INestApplicationContext) => workOffQueue(app, 'reactions', { concurrency: 20 }),
};
