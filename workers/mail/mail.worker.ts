import type { INestApplicationContext } from '@nestjs/common';
import { workOffQueue, type WorkerDefinition } from '#workers/worker.js';

/** Mails sent at the same time; each uses a database connection before and after. */
const concurrency = 5;

/** Sends mail, a few at a time, because each uses a connection to the mail server. */
export const mailWorker: WorkerDefinition = {
  name: 'mail',
  connections: concurrency,
  start: (app: INestApplicationContext) => workOffQueue(app, 'mail', { concurrency }),
};
