import type { IndexRunStatus } from './directory/public/index-run-status.js';
import { IndexProgram } from './index-program.js';
import { readOptions } from './platform/programs/read-options.js';

/**
 * `npm run index:verify [-- --repair] [--facts] [--reason '…'] [--follow] [--cancel]`: compares the search index with the
 * listings, document by document; ends with 1 when differences are left.
 */
const values = readOptions({
  repair: { type: 'boolean', default: false },
  facts: { type: 'boolean', default: false },
  reason: { type: 'string', default: 'asked for at the command line' },
  follow: { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
});
const name = 'index:verify';

await IndexProgram.run(async (program, index) => {
  if (values.cancel) return program.cancel(name);
  const open = values.follow ? await index.currentRun() : undefined;
  if (values.follow && !open) {
    process.stdout.write('Nothing is under way.\n');
    return 1;
  }
  const { repair, facts, reason } = values;
  const asked = { kind: 'verify', reason, repair, facts } as const;
  const run = await program.follow(open?.id ?? (await program.start(asked)), name);
  if (!run) return 0;
  if (run.state === 'failed') process.stdout.write(`The verification failed: ${run.error}\n`);
  if (run.state === 'cancelled') process.stdout.write('The verification was canceled; this is what it had found.\n');
  process.stdout.write(tableOf(run));
  return run.state === 'done' && left(run) === 0 ? 0 : 1;
});

function left({ missing, stale, surplus, repaired }: IndexRunStatus): number {
  return missing + stale + surplus - repaired;
}

function tableOf(run: IndexRunStatus): string {
  const rows: [string, number][] = [
    ['missing', run.missing],
    ['stale', run.stale],
    ['surplus', run.surplus],
    ['repaired', run.repaired],
    ['left', left(run)],
  ];
  const lines = rows.map(([what, count]) => `${what.padEnd(10)}${String(count).padStart(9)}`);
  const examples = run.examples.map(({ webstoreId, difference }) => `${difference.padEnd(10)}${webstoreId}`);
  return `${[...lines, ...examples].join('\n')}\n`;
}
