import type { INestApplicationContext } from '@nestjs/common';
import { Timers } from '#src/platform/messages/timers.js';
import { workOffQueue, type WorkerDefinition } from '../worker.js';

/** An index of millions takes an hour; such a run says in its own row how far it is, and others can take it over. */
const longTicks = { IndexRunner: 3_600_000 };

/** Projects changed webstores into listings and writes them into the index, many at once. */
export const reindexWorker: WorkerDefinition = {
  name: 'reindex',
  connections: 8, // one batch with the lock of its swap, and the timers: sweep, keeper and a rebuild with two of its own
  start(app: INestApplicationContext) {
    app.get(Timers).start('reindex', longTicks);
    return workOffQueue(app, 'reindex', { concurrency: 500, batch: { items: 500, wait: 25 } });
  },
};
