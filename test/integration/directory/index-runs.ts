import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartIndexRun } from '#src/directory/commands/start-index-run.js';
import type { IndexRunStarter } from '#src/directory/domain/index-run-starter.js';
import type { IndexRunStatus } from '#src/directory/public/index-run-status.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { eventually } from '../../support/posy/eventually.js';
import type { Posy } from '../../support/posy/posy.js';

export const byShell = { program: 'command line' } as const;

/** Adds this many copies of a listing, so that a rebuild takes a while. */
export async function manyListings(posy: Posy, count: number): Promise<void> {
  await posy.sql(
    `insert into directory.listing
       (webstore_id, published_version, version, indexed_version, indexed_published_version, document, hash, shape, changed_at)
     select id, 1, 1, 1, 1, jsonb_set(jsonb_set(document, '{id}', to_jsonb(id)), '{card,id}', to_jsonb(id)), 'copied', shape,
       now() - interval '1 hour'
     from (select document, shape from directory.listing where document is not null limit 1) as model,
       lateral (select gen_random_uuid() as id from generate_series(1, $1)) as made`,
    [count],
  );
}

export const startRebuild = (posy: Posy, reason = 'a test', by: IndexRunStarter = byShell): Promise<string> =>
  posy.execute(new StartIndexRun({ kind: 'rebuild', by, reason, repair: false, facts: false }));

export const startVerify = (posy: Posy, { repair = false, facts = false } = {}): Promise<string> =>
  posy.execute(new StartIndexRun({ kind: 'verify', by: byShell, reason: 'a test', repair, facts }));

/** Waits until a run is in the expected state. */
export const runIs = (posy: Posy, id: string, isRight: (run: IndexRunStatus) => boolean) =>
  eventually(async () => (await posy.get(IndexFacade).run(id))!, isRight);

export const ended = (posy: Posy, id: string): Promise<IndexRunStatus> =>
  runIs(posy, id, (run) => run.endedAt !== null);

/** Names of all indices of listings. */
export async function indices(posy: Posy): Promise<string[]> {
  const { alias } = posy.get(ListingIndex);
  return Object.keys(await posy.get(SearchEngine).client.indices.get({ index: `${alias}-*` })).sort();
}

export async function documentsInIndex(posy: Posy): Promise<number> {
  const index = posy.get(ListingIndex).alias;
  return (await posy.get(SearchEngine).client.count({ index })).count;
}

/** Starts the workers as a separate process, to be killed. */
export function workerProgram(
  posy: Posy,
  names: readonly string[],
  settings: Record<string, string> = {},
): ChildProcess {
  const env = { ...posy.variables, ...settings, PATH: process.env['PATH'] };
  return spawn(process.execPath, ['dist/workers/main.js', ...names], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

export async function kill(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = program.exitCode ?? program.signalCode ?? once(program, 'exit');
  program.kill(signal);
  await gone;
}
