import type { TroubleCode } from '#contracts/operations/operations-words.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import type { Installation, ProgramName } from './installation.ts';
import { killDuringCheck, takeStorageAway } from './photo-strikes.ts';
import {
  halfOpen,
  killBetweenSteps,
  pauseBeforeWrite,
  pauseUnderLock,
  standStill,
  type Victim,
} from './program-strikes.ts';
import {
  crashAtCommit,
  deleteIndex,
  emptyRedis,
  engineIs,
  lockLong,
  rebuildWithLateSwap,
  restartDatabase,
  secondRelay,
  slowNetwork,
  terminateBackends,
} from './service-strikes.ts';
import { rollingUpgrade } from './upgrade.ts';

/** How the fault must be visible from outside while it lasts; undefined where no page can show it. */
export interface Signs {
  /** On `/health/ready`: the unavailable dependency and how it is described, or the program that does not respond. */
  health?: { away: string; as?: RegExp } | { silent: ProgramName };
  /** On the operators' page: the trouble or the missing process. */
  page?: { trouble: TroubleCode } | { missed: number };
}

/** One fault as drawn from the seed, with all its random values. */
export interface PlannedFault extends Victim {
  readonly kind: FaultKind;
  /** Delay before the next one of the same lane. */
  readonly pauseMs: number;
  /** Delay from the fault's beginning until some webstores are frozen. */
  readonly freezeAfterMs: number;
}

interface FaultDeclaration {
  /** Services and programs have separate lanes: two faults of one lane never overlap. */
  readonly lane: 'services' | 'programs';
  /** Programs that it may affect. */
  readonly meets?: readonly ProgramName[];
  /** Shortest and longest duration, in milliseconds. */
  readonly lasts: readonly [number, number];
  /** Resolves when the victim can be struck; the fault begins then. */
  awaited?(site: Installation, fault: PlannedFault): Promise<void>;
  /** Evaluated when it begins. */
  signs(site: Installation, fault: PlannedFault): Signs;
  /** Resolves when the fault is over; returns whether it struck. */
  strike(site: Installation, fault: PlannedFault): Promise<boolean>;
}

const silence = (_site: Installation, { program }: PlannedFault): Signs => ({ health: { silent: program } });
const away = (dependency: string, trouble: TroubleCode) => (): Signs => ({
  health: { away: dependency },
  page: { trouble },
});
const unseen = (): Signs => ({});
const allWorkers: readonly ProgramName[] = ['relay', 'reindex-1', 'reindex-2', 'reactions', 'mail', 'images'];
const allPrograms: readonly ProgramName[] = ['api', ...allWorkers];
/** Milliseconds until every timeout of a statement or a call has passed. */
const halfOpenFor = [9_000, 11_000] as const;
/** Milliseconds for which two versions run concurrently: longer than the interval at which either checks the index. */
const upgradeLasts = [12_000, 15_000] as const;
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
  'index deleted': {
    lane: 'services',
    lasts: [0, 0],
    // During an upgrade its health page may say something else about the index at first.
    signs: () => ({
      health: { away: 'listings', as: /no search index|no answer within/ },
      page: { trouble: 'index-missing' },
    }),
    strike: deleteIndex,
  },
  // Its disk is nearly full: it accepts no writes, but its health is green.
  'engine refuses writes': {
    lane: 'services',
    lasts: [4_000, 8_000],
    signs: unseen,
    strike: (site, { lastsMs }) => engineIs('full', site, lastsMs),
  },
  'backends terminated': { lane: 'services', lasts: [0, 0], signs: unseen, strike: terminateBackends },
  'PostgreSQL restarts three times': {
    lane: 'services',
    lasts: [0, 0],
    signs: () => ({ health: { away: 'database' } }),
    strike: restartDatabase,
  },
  'long lock': { lane: 'services', lasts: [8_000, 14_000], signs: unseen, strike: lockLong },
  'rebuild swapped late': { lane: 'services', lasts: [3_000, 12_000], signs: unseen, strike: rebuildWithLateSwap },
  'mail server stopped': {
    lane: 'services',
    lasts: [3_000, 6_000],
    signs: unseen,
    strike: (site, { lastsMs }) => site.crash('mail', lastsMs).then(struck),
  },
  'storage away': {
    lane: 'services',
    lasts: [4_000, 8_000],
    signs: away('storage', 'storage-away'),
    strike: takeStorageAway,
  },
  'two relays': { lane: 'services', lasts: [6_000, 10_000], signs: unseen, strike: secondRelay },
  'network slow': { lane: 'services', lasts: [4_000, 8_000], signs: unseen, strike: slowNetwork },
  'worker killed': {
    lane: 'programs',
    meets: allWorkers,
    // Longer than a heartbeat may be late.
    lasts: [20_000, 24_000],
    // The operators' page cannot miss a process that has never sent a heartbeat.
    awaited: (site, { program }) => site.programs[program].started(),
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
  'asked to end': {
    lane: 'programs',
    meets: allPrograms,
    lasts: [3_000, 5_000],
    signs: silence,
    strike: (site, { program, lastsMs }) => site.programs[program].end(lastsMs).then(struck),
  },
  'database connections half open': {
    lane: 'programs',
    meets: allPrograms,
    lasts: halfOpenFor,
    signs: unseen,
    strike: halfOpen('database'),
  },
  'Redis connections half open': {
    lane: 'programs',
    meets: allPrograms,
    lasts: halfOpenFor,
    signs: unseen,
    strike: halfOpen('redis'),
  },
  'engine connections half open': {
    lane: 'programs',
    meets: ['api', ...indexers],
    lasts: halfOpenFor,
    signs: unseen,
    strike: halfOpen('engine'),
  },
  'rolling upgrade, workers first': {
    lane: 'programs',
    lasts: upgradeLasts,
    signs: unseen,
    strike: rollingUpgrade('workers first'),
  },
  'rolling upgrade, api first': {
    lane: 'programs',
    lasts: upgradeLasts,
    signs: unseen,
    strike: rollingUpgrade('api first'),
  },
  'relay killed between its two steps': {
    lane: 'programs',
    meets: ['relay'],
    lasts: [3_000, 4_000],
    signs: silence,
    strike: killBetweenSteps,
  },
  'photo worker killed during a check': {
    lane: 'programs',
    meets: ['images'],
    lasts: [3_000, 4_000],
    signs: silence,
    strike: killDuringCheck,
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
/** Draws the fault's own numbers. */
export function planFault(kind: FaultKind, random: SeededRandom): PlannedFault {
  const { meets = ['api'], lasts } = declarationOf(kind);
  const lastsMs = random.integer(...lasts);
  return {
    kind,
    program: random.pick(meets),
    lastsMs,
    pauseMs: random.integer(1_500, 4_500),
    freezeAfterMs: random.integer(0, lastsMs),
  };
}
