import { IndexRunner } from '#src/directory/index/runs/index-runner.js';
import { StartIndexRun } from '#src/directory/commands/start-index-run.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import type { Posy } from './posy.js';

/** Builds the search index in the api's process: for specs that run no workers. */
export async function buildIndex(posy: Posy): Promise<void> {
  const asked = { kind: 'rebuild', reason: 'a test needs an index', repair: false, facts: false } as const;
  const id = await posy.execute<string>(new StartIndexRun({ ...asked, by: { program: 'command line' } }));
  await posy.get(IndexRunner).tick();
  const run = await posy.get(IndexFacade).run(id);
  if (run?.state !== 'done') throw new Error(`The index was not built: ${run?.state}, ${run?.error}`);
}
