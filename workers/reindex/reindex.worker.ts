import type { INestApplicationContext } from '@nestjs/common';
import { Timers } from '#src/platform/timing/timers.js';
import { workOffQueue, type WorkerDefinition } from '#workers/worker.js';

/**
 * Time limits of long ticks: building an index of millions takes an hour. A run stores its progress, and other
 * processes can take it over.
 */
const longTicks = { IndexRunner: 3_600_000 };

/** Projects changed webstores into listings and writes them to the index, in batches. */
export const reindexWorker: WorkerDefinition = {
  name: 'reindex',
  connections: 10, // a batch of each lane with the lock of its alias swap, and the timers: sweep, keeper, and a rebuild with two connections
  start(app: INestApplicationContext) {
    app.get(Timers).start('reindex', longTicks);
    return workOffQueue(app, 'reindex', {
      concurrency: 500,
      batches: { urgent: { items: 500, wait: 25 }, bulk: { items: 100, wait: 25 } },
    });
  },
};
