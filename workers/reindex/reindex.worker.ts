import type { INestApplicationContext } from '@nestjs/common';
import { Timers } from '#src/platform/messages/timers.js';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** Projects changed webstores into listings and writes them into the index, many at once. */
export const reindexWorker: WorkerDefinition = {
  name: 'reindex',
  start(app: INestApplicationContext) {
    app.get(Timers).start('reindex');
    return workOffQueue(app, 'reindex', { concurrency: 500, batch: { items: 500, wait: 25 } });
  },
};
