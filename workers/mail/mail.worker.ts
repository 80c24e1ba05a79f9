import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** Sends mail, a few at a time: each takes a connection to the mail server. */
export const mailWorker: WorkerDefinition = {
  name: 'mail',
  start: (app: INestApplicationContext) => workOffQueue(app, 'mail', { concurrency: 5 }),
};
