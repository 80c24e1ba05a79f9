import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** Mails sent at once; each takes a connection to the database before and after. */
const concurrency = 5;

/** Sends mail, a few at a time: each takes a connection to the mail server. */
export const mailWorker: WorkerDefinition = {
  name: 'mail',
  connections: concurrency,
  start: (app: INestApplicationContext) => workOffQueue(app, 'mail', { concurrency }),
};
