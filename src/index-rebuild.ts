import { IndexProgram } from './index-program.js';
import { readOptions } from './platform/programs/read-options.js';

/**
 * `npm run index:rebuild [-- --reason '…'] [--follow] [--cancel]`: asks for a rebuild of the search index and shows how
 * far it is; a reindex worker does it.
 */
const values = readOptions({
  reason: { type: 'string', default: 'asked for at the command line' },
  follow: { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
});
const name = 'index:rebuild';

await IndexProgram.run(async (program, index) => {
  if (values.cancel) return program.cancel(name);
  const open = values.follow ? await index.currentRun() : undefined;
  if (values.follow && !open) {
    process.stdout.write('Nothing is under way.\n');
    return 1;
  }
  const run = await program.follow(open?.id ?? (await program.start({ kind: 'rebuild', reason: values.reason })), name);
  if (!run) return 0;
  const seconds = ((run.endedAt?.getTime() ?? 0) - run.startedAt.getTime()) / 1_000;
  const { index: built, documents } = await index.indexState().then(({ index: now }) => ({
    index: now?.name ?? run.index,
    documents: now?.documents ?? 0,
  }));
  const said = {
    done: `Built ${built} with ${documents} documents in ${seconds.toFixed(1)} s.`,
    cancelled: 'The rebuild was canceled; the index in use stays as it was.',
    failed: `The rebuild failed, and the index in use stays as it was: ${run.error}`,
  } as const;
  process.stdout.write(`${said[run.state as keyof typeof said]}\n`);
  return run.state === 'done' ? 0 : 1;
});
