import { IndexRunner } from '#src/directory/index/runs/index-runner.js';
import { IndexOperations } from '#src/directory/public/index-operations.js';
import type { Posy } from './posy.js';

/** Builds the search index in the api's process: for specs that run no workers. */
export async function buildIndex(posy: Posy): Promise<void> {
  const index = posy.get(IndexOperations);
  const id = await index.startRebuild({ by: { program: 'command line' }, reason: 'a test needs an index' });
  await posy.get(IndexRunner).tick();
  const run = await index.run(id);
  if (run?.state !== 'done') throw new Error(`The index was not built: ${run?.state}, ${run?.error}`);
}
