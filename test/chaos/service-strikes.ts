import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { EngineMood } from './engine-link.ts';
import { heard } from './heard.ts';
import type { Installation } from './installation.ts';
import type { Victim } from './program-strikes.ts';

const terminations = 50;
const restarts = 3;
/** Milliseconds within which another program must respond. */
const startLimit = 60_000;
/** Milliseconds within which a rebuild whose swap was delayed must end. */
const rebuildLimit = 60_000;
/** Milliseconds until the new index must be full and about to be swapped. */
const fillLimit = 60_000;

export async function emptyRedis(site: Installation): Promise<boolean> {
  const client = new Redis(site.services.redis.url);
  await client.flushall();
  client.disconnect();
  return true;
}

export async function engineIs(mood: EngineMood, site: Installation, lastsMs: number): Promise<boolean> {
  for (const { engine } of site.allLinks()) engine.mood = mood;
  await sleep(lastsMs);
  for (const { engine } of site.allLinks()) engine.mood = 'well';
  return true;
}

export async function deleteIndex(site: Installation): Promise<boolean> {
  const engine = site.services.elasticsearch.url;
  const answer = await fetch(`${engine}/posy-listings`, { signal: AbortSignal.timeout(5_000) });
  const names = Object.keys((await answer.json()) as object);
  if (!answer.ok || names.length === 0) return false;
  const deleted = await fetch(`${engine}/${names.join(',')}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(10_000),
  });
  if (!deleted.ok) return false;
  // It lasts until the workers have built another.
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    const back = await fetch(`${engine}/posy-listings`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (back?.ok) return true;
  }
  return true;
}

export async function slowNetwork(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  const links = site.allLinks().flatMap(({ database, redis, engine }) => [database, redis, engine]);
  for (const link of links) link.delay = 80;
  await sleep(lastsMs);
  for (const link of links) link.delay = 0;
  return true;
}

/** The database may or may not have the commit, and nobody gets the response. */
export async function crashAtCommit(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  const commit = heard(site.programs.api.links.database, 'asked', (text) => /\bcommit\b/i.test(text));
  if (!(await commit)) return false;
  await site.crash('postgres', lastsMs);
  return true;
}

/** The server closes every connection to the database, again and again. */
export async function terminateBackends(site: Installation): Promise<boolean> {
  await asAdministrator(site, async (database) => {
    for (let done = 0; done < terminations; done++, await sleep(100)) {
      await database.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    }
  });
  return true;
}

export async function restartDatabase(site: Installation): Promise<boolean> {
  for (let done = 0; done < restarts; done++, await sleep(700)) await site.crash('postgres', 300);
  return true;
}

/** A manual session locks rows for longer than any program may wait for them. */
export async function lockLong(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  for (let attempt = 1; attempt <= 5; attempt++) if (await holdListings(site, lastsMs)) return true;
  return false;
}

/** Returns false when PostgreSQL resolved a deadlock with a program by refusing this transaction. */
async function holdListings(site: Installation, lastsMs: number): Promise<boolean> {
  try {
    await asAdministrator(site, async (database) => {
      await database.query('begin');
      const third = `select webstore_id from directory.listing order by webstore_id limit (select count(*) / 3 from directory.listing)`;
      await database.query(
        `select from directory.listing where webstore_id in (${third}) order by webstore_id for update`,
      );
      await sleep(lastsMs);
      await database.query('rollback');
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '40P01') return false;
    throw error;
  }
}

/** The index is rebuilt while the old one is in use, and the call that swaps them arrives late. */
export async function rebuildWithLateSwap(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  const over = Promise.withResolvers<void>();
  const swaps = Promise.withResolvers<boolean>();
  const keep = (path: string) => {
    if (!path.includes('_aliases')) return undefined;
    swaps.resolve(true);
    return over.promise;
  };
  const engines = site.allLinks().map(({ engine }) => engine);
  for (const { taps } of engines) taps.add(keep);
  const rebuilt = site.run('dist/src/index-rebuild.js').catch(() => undefined); // the rebuild may have to be repeated
  const lurking = setTimeout(() => swaps.resolve(false), fillLimit);
  const met = await swaps.promise;
  clearTimeout(lurking);
  if (met) await sleep(lastsMs);
  for (const { taps } of engines) taps.delete(keep);
  over.resolve();
  await Promise.race([rebuilt, sleep(rebuildLimit)]);
  return met;
}

/** Two relays run for a while. */
export async function secondRelay({ spareRelay }: Installation, { lastsMs }: Victim): Promise<boolean> {
  spareRelay.start();
  const deadline = Date.now() + startLimit;
  let isUp = false;
  for (; !isUp && Date.now() < deadline; await sleep(200)) isUp = (await spareRelay.health()) !== 'no answer';
  if (isUp) await sleep(lastsMs);
  await spareRelay.stop();
  return isUp;
}

/** Bypasses all links. */
async function asAdministrator(site: Installation, work: (database: pg.Client) => Promise<void>): Promise<void> {
  const database = new pg.Client({ connectionString: site.services.postgres.url });
  database.on('error', () => undefined); // the next query fails
  await database.connect();
  try {
    await work(database);
  } finally {
    await database.end();
  }
}
