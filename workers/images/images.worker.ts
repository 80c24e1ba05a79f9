import type { INestApplicationContext } from '@nestjs/common';
import { collectGarbage } from '#src/platform/programs/collect-garbage.js';
import { workOffQueue, type WorkerDefinition } from '#workers/worker.js';

/**
 * Uploads decoded at the same time: one is decoded while another is read or stored. The memory of the process grows with
 * it; more processes share the work.
 */
const concurrency = 2;

/**
 * Decodes what vendors upload. It has a process of its own, because a malicious file may crash or exhaust it. Once idle,
 * it gives the memory of large files back.
 */
export const imagesWorker: WorkerDefinition = {
  name: 'images',
  connections: 2 * concurrency,
  isHeavy: true,
  ownProgram: async () => (await import('./pictures.module.js')).PicturesModule,
  start: (app: INestApplicationContext) => workOffQueue(app, 'images', { concurrency, onIdle: collectGarbage }),
};
