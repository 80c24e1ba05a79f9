import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { TroubleCode } from '#contracts/operations/operations-words.js';
import type { SeededRandom } from '#src/demo/data/seeded-random.js';
import type { EngineMood } from './engine-link.ts';
import type { Installation, ProgramName } from './installation.ts';
import type { Link } from './link.ts';

/** How the fault must be seen from outside while it lasts; nothing where nothing is wrong that a page could name. */
export interface Signs {
  /** On `/health/ready`: what is away, or the program that gives no answer. */
  health?: { away: string } | { silent: ProgramName };
  /** On the operators' page: the trouble it must name, or a process that is missed. */
  page?: { trouble: TroubleCode } | { missed: number };
}

/** One fault as it was drawn from the seed: everything random is in it already. */
export interface PlannedFault {
  readonly kind: FaultKind;
  /** The program it meets, where it meets one. */
  readonly program: ProgramName;
  readonly lastsMs: number;
  /** Until the next one of the same lane. */
  readonly restMs: number;
}

interface FaultDeclaration {
  /** Services and programs are troubled side by side: two faults of one lane never overlap. */
  readonly lane: 'services' | 'programs';
  /** Programs that it may meet. */
  readonly meets?: readonly ProgramName[];
  /** Shortest and longest, in milliseconds. */
  readonly lasts: readonly [number, number];
  /** Asked at the moment it begins. */
  signs(site: Installation, fault: PlannedFault): Signs;
  /** Resolves when the fault is over; answers whether it struck. */
  strike(site: Installation, fault: PlannedFault): Promise<boolean>;
}

const silence = (_site: Installation, { program }: PlannedFault): Signs => ({ health: { silent: program } });
const away = (dependency: string, trouble: TroubleCode) => (): Signs => ({
  health: { away: dependency },
  page: { trouble },
});
const unseen = (): Signs => ({});
const allWorkers: readonly ProgramName[] = ['relay', 'reindex-1', 'reindex-2', 'reactions'];
const indexers: readonly ProgramName[] = ['reindex-1', 'reindex-2'];

export const faults = {
  'Redis stopped': {
    lane: 'services',
    lasts: [2_500, 6_000],
    signs: away('redis', 'redis-away'),
    strike: (site, { lastsMs }) => site.crash('redis', lastsMs).then(struck),
  },
  'Redis emptied': { lane: 'services', lasts: [0, 0], signs: unseen, strike: emptyRedis },
  'engine says 429': {
    lane: 'services',
    lasts: [3_000, 7_000],
    signs: away('search', 'search-away'),
    strike: (site, { lastsMs }) => engineIs(429, site, lastsMs),
  },
  'engine says 503': {
    lane: 'services',
    lasts: [3_000, 7_000],
    signs: away('search', 'search-away'),
    strike: (site, { lastsMs }) => engineIs(503, site, lastsMs),
  },
  'engine hangs': {
    lane: 'services',
    lasts: [5_000, 12_000],
    signs: away('search', 'search-away'),
    strike: (site, { lastsMs }) => engineIs('silent', site, lastsMs),
  },
  'engine restarts': {
    lane: 'services',
    lasts: [500, 2_000],
    signs: away('search', 'search-away'),
    strike: (site, { lastsMs }) => site.crash('elasticsearch', lastsMs).then(struck),
  },
  'PostgreSQL crashes at a commit': {
    lane: 'services',
    lasts: [2_500, 4_000],
    signs: away('database', 'database-away'),
    strike: crashAtCommit,
  },
  'index deleted': { lane: 'services', lasts: [0, 0], signs: away('listings', 'index-missing'), strike: deleteIndex },
  'network slow': { lane: 'services', lasts: [4_000, 8_000], signs: unseen, strike: slowNetwork },
  'worker killed': {
    lane: 'programs',
    meets: allWorkers,
    // Longer than a heartbeat may be late.
    lasts: [20_000, 24_000],
    signs: (site, { program }) => ({
      health: { silent: program },
      page: program === 'relay' ? { trouble: 'relay-dead' } : { missed: site.programs[program].pid },
    }),
    strike: (site, { program, lastsMs }) => site.programs[program].kill(lastsMs).then(struck),
  },
  'api killed': {
    lane: 'programs',
    meets: ['api'],
    lasts: [500, 2_000],
    signs: silence,
    strike: (site, { lastsMs }) => site.programs.api.kill(lastsMs).then(struck),
  },
  'relay killed between its two steps': {
    lane: 'programs',
    meets: ['relay'],
    lasts: [3_000, 4_000],
    signs: silence,
    strike: killBetweenSteps,
  },
  'projection paused under its lock': {
    lane: 'programs',
    meets: indexers,
    lasts: [4_000, 14_000],
    signs: silence,
    strike: pauseUnderLock,
  },
  'projection paused before its write': {
    lane: 'programs',
    meets: indexers,
    lasts: [4_000, 14_000],
    signs: silence,
    strike: pauseBeforeWrite,
  },
  'event loop blocked': {
    lane: 'programs',
    meets: allWorkers,
    lasts: [4_000, 8_000],
    signs: silence,
    strike: (site, { program, lastsMs }) => standStill(site, program, lastsMs),
  },
} satisfies Record<string, FaultDeclaration>;

export type FaultKind = keyof typeof faults;
export const faultKinds = Object.keys(faults) as FaultKind[];
export const declarationOf = (kind: FaultKind): FaultDeclaration => faults[kind];

const struck = () => true;
/** How long a fault that waits for a certain moment does so; another one may keep that moment from coming. */
const lurkMs = 25_000;

/** Draws the fault's own numbers. */
export function planFault(kind: FaultKind, random: SeededRandom): PlannedFault {
  const { meets = ['api'], lasts } = declarationOf(kind);
  return {
    kind,
    program: random.pick(meets),
    lastsMs: random.integer(...lasts),
    restMs: random.integer(1_500, 4_500),
  };
}

async function emptyRedis(site: Installation): Promise<boolean> {
  const client = new Redis(site.services.redis.url);
  await client.flushall();
  client.disconnect();
  return true;
}

async function engineIs(mood: EngineMood, site: Installation, lastsMs: number): Promise<boolean> {
  for (const { engine } of site.allLinks()) engine.mood = mood;
  await sleep(lastsMs);
  for (const { engine } of site.allLinks()) engine.mood = 'well';
  return true;
}

async function deleteIndex(site: Installation): Promise<boolean> {
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

async function slowNetwork(site: Installation, { lastsMs }: PlannedFault): Promise<boolean> {
  const links = site.allLinks().flatMap(({ database, redis, engine }) => [database, redis, engine]);
  for (const link of links) link.delay = 80;
  await sleep(lastsMs);
  for (const link of links) link.delay = 0;
  return true;
}

/** The database has the commit, and nobody gets the answer; or it has not. */
async function crashAtCommit(site: Installation, { lastsMs }: PlannedFault): Promise<boolean> {
  const commit = heard(site.programs.api.links.database, 'asked', (text) => /\bcommit\b/i.test(text));
  if (!(await commit)) return false;
  await site.crash('postgres', lastsMs);
  return true;
}

/** Its jobs are in Redis, and the database does not know. */
async function killBetweenSteps(site: Installation, { lastsMs }: PlannedFault): Promise<boolean> {
  const { relay } = site.programs;
  const asked = await heard(relay.links.redis, 'asked', (text) => /evalsha/i.test(text));
  const answered = asked && (await heard(relay.links.redis, 'answered', () => true));
  if (answered) await relay.kill(lastsMs);
  return answered;
}

async function pauseUnderLock(site: Installation, { program, lastsMs }: PlannedFault): Promise<boolean> {
  const locking = (text: string) => /"directory"\."listing".*for update/s.test(text);
  if (!(await heard(site.programs[program].links.database, 'asked', locking))) return false;
  return standStill(site, program, lastsMs);
}

/** The program sleeps with its request on the way; the request comes late, when others have long written. */
async function pauseBeforeWrite(site: Installation, { program, lastsMs }: PlannedFault): Promise<boolean> {
  const { engine } = site.programs[program].links;
  const over = Promise.withResolvers<void>();
  const writes = Promise.withResolvers<boolean>();
  const lurking = setTimeout(() => writes.resolve(false), lurkMs);
  engine.asked = (path) => {
    if (!path.includes('_bulk')) return undefined;
    writes.resolve(true);
    return over.promise;
  };
  const met = await writes.promise;
  clearTimeout(lurking);
  if (met) await standStill(site, program, lastsMs);
  engine.asked = undefined;
  over.resolve();
  return met;
}

async function standStill(site: Installation, program: ProgramName, lastsMs: number): Promise<boolean> {
  site.programs[program].freeze();
  await sleep(lastsMs);
  site.programs[program].thaw();
  return true;
}

/** Waits until something is said on a link, and answers at that moment; false when it is not said for long. */
function heard(link: Link, when: 'asked' | 'answered', isIt: (text: string) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (met: boolean) => {
      clearTimeout(lurking);
      link[when] = undefined;
      resolve(met);
    };
    const lurking = setTimeout(() => end(false), lurkMs);
    link[when] = (bytes) => {
      if (!isIt(bytes.toString('latin1'))) return;
      end(true);
      // An answer that was waited for is never handed on: the program is killed without it.
      if (when === 'answered') return new Promise(() => undefined);
    };
  });
}
