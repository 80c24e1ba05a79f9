import type { Dependency, IndexRunState, QueueState, WorkerState } from '#contracts/operations/operations-words.js';
import { formatNumber } from '../base/format.js';
import { count } from './count.js';

const dependencyNames = {
  database: 'PostgreSQL',
  redis: 'Redis',
  search: 'Elasticsearch',
  mail: 'Mail',
  storage: 'Storage',
} as const satisfies Record<Dependency, string>;

/** Dependencies by their names for operators. */
const dependencyName = (name: string) =>
  ({ ...dependencyNames, listings: 'the search index' } as Partial<Record<string, string>>)[name] ?? name;

/** An unavailable engine is the reason for a missing index. */
const dependencyList = (names: readonly string[]) =>
  names
    .filter((name) => name !== 'listings' || !names.includes('search'))
    .map(dependencyName)
    .join(' and ');

/** Texts of the operators' pages. */
export const operations = {
  navigation: 'Operators',
  pages: {
    overview: 'Overview',
    jobs: 'Jobs',
    deadLetters: 'Dead letters',
    trace: 'Trace',
    faults: 'Fault history',
    audit: 'Audit log',
  },
  toSite: 'View site',
  unknown: 'unknown',
  none: 'none',
  loading: 'Loading',
  failed: 'We couldn’t load this',
  noAnswerSince: 'No response since',
  noAnswer: 'No response',
  find: {
    label: 'Search for a job, webstore, vendor or correlation',
    form: 'Search operations',
    placeholder: 'ID or web address',
    action: 'Search',
  },
  connection: {
    live: 'Live',
    connecting: 'Connecting',
    gone: (age: string) => `Disconnected; data is ${age} old`,
    title: 'This page has lost its connection',
    text: (at: string, age: string) => `You’re seeing data from ${at}, ${age} ago. The page reconnects automatically.`,
  },
  dependencies: {
    title: 'Dependencies',
    names: dependencyNames,
    name: dependencyName,
    answers: 'Responding',
    away: 'Not responding',
    took: (milliseconds: number) => `${milliseconds < 10 ? milliseconds.toFixed(1) : formatNumber(milliseconds)} ms`,
    connections: (used: number, limit: number) => `${formatNumber(used)} of ${formatNumber(limit)} connections`,
    free: (share: number) => `${Math.round(share * 100)}% free`,
    tries: (tries: number) => count(tries, 'try', 'tries'),
    since: 'since',
    for: (age: string) => `for ${age}`,
  },
  relay: {
    name: 'Relay',
    states: { working: 'Working', behind: 'Behind', silent: 'Silent', unknown: 'Unknown' },
    outbox: (age: string) => `Outbox age ${age}`,
    processes: (processes: number) => count(processes, 'process', 'processes'),
  },
  workers: {
    name: 'Workers',
    summary: {
      alive: 'Alive',
      holding: 'Alive, holding',
      overloaded: 'Alive, overloaded',
      dead: 'None alive',
      unknown: 'Unknown',
    },
    alive: (alive: number, silent: number) =>
      silent === 0 ? `${formatNumber(alive)} alive` : `${formatNumber(alive)} alive, ${formatNumber(silent)} silent`,
    waitsFor: (names: readonly string[]) => `Waiting for ${dependencyList(names)}`,
    title: 'Workers',
    aside: 'heartbeat, version, event loop',
    states: {
      working: 'Working',
      holding: 'Holding',
      overloaded: 'Overloaded',
      silent: 'Silent',
    } satisfies Record<WorkerState, string>,
    none: 'No worker has reported in the last day.',
    columns: { name: 'Worker', state: 'State', heartbeat: 'Heartbeat', version: 'Version', delay: 'Event loop' },
    api: 'api',
    delay: (milliseconds: number) => `${Math.round(milliseconds)} ms late`,
    process: (host: string, pid: number) => `${host}, ${pid}`,
  },
  figures: {
    title: 'The last few minutes',
    liveAfter: 'Edit to live in search',
    held: 'Held',
    nothing: 'Nothing yet',
    median: (p99: string) => `median; p99 ${p99}`,
    noneLately: 'nothing published in the last few minutes',
    published: 'Edits published',
    aMinute: (number: number) => `${formatNumber(number)} a minute`,
    accepted: 'accepted as usual',
    searches: 'Searches',
    aSecond: (number: number) =>
      `${number < 10 ? number.toFixed(1).replace(/\.0$/, '') : formatNumber(number)} a second`,
    p95: (time: string) => `p95 ${time}`,
    cached: (share: number) => `${Math.round(share * 100)}% from cache`,
    refused: (number: number) => `${formatNumber(number)} a minute ${number === 1 ? 'gets' : 'get'} a retry button`,
    drift: 'Index drift',
    behind: (listings: number) => (listings === 1 ? 'listing behind its page' : 'listings behind their pages'),
    oldest: (age: string) => `oldest ${age}`,
    refusedListings: (number: number) => `${count(number, 'listing')} rejected`,
  },
  queues: {
    title: 'Queues',
    aside: 'Alerts depend on age, not depth. Jobs per minute over the last 60 minutes.',
    states: {
      working: 'Working',
      held: 'Held',
      behind: 'Behind',
      stopped: 'No workers',
      paused: 'Paused',
      unknown: 'Unknown',
    } satisfies Record<QueueState, string>,
    heldBy: (name: string) => `Held: ${dependencyName(name)} isn’t responding`,
    columns: {
      queue: 'Queue',
      state: 'State',
      oldest: 'Oldest waiting',
      waiting: 'Waiting',
      active: 'Active',
      delayed: 'Delayed',
      failed: 'Failed',
      perMinute: 'Per minute',
      hour: 'Last hour',
      drain: 'Empty in',
      action: 'Jobs',
    },
    now: 'now',
    notMoving: 'not moving',
    seeJobs: 'See jobs',
    seeJobsOf: (queue: string) => `See jobs in ${queue}`,
    line: (queue: string) => `Jobs in ${queue} per minute, last hour`,
  },
  index: {
    title: 'Index',
    rebuild: 'Rebuild',
    verify: 'Verify',
    repair: 'Verify and repair',
    cancel: 'Cancel',
    drift: 'Drift',
    documents: 'Documents',
    size: 'Size',
    generation: 'Generation',
    noIndex: 'No index',
    kinds: { rebuild: 'Rebuild', verify: 'Verification' },
    running: { rebuild: 'Rebuilding', verify: 'Verifying' },
    waiting: { rebuild: 'Rebuild is waiting', verify: 'Verification is waiting' },
    states: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Canceled',
    } satisfies Record<IndexRunState, string>,
    startedBy: (who: string) => `by ${who}`,
    started: 'started',
    byPosy: 'Posy',
    byCommandLine: 'the command line',
    progress: (done: number, total: number | null) =>
      total === null ? count(done, 'listing') : `${formatNumber(done)} of ${count(total, 'listing')}`,
    rate: (perSecond: number) => `${formatNumber(perSecond)} a second`,
    endsAbout: (at: string) => `ends around ${at}`,
    resumes: (done: number) => `Resumes from ${formatNumber(done)} when the engine is back`,
    startsSoon: 'A worker will start it in a moment',
    found: (missing: number, stale: number, surplus: number) =>
      `${formatNumber(missing)} missing, ${formatNumber(stale)} stale, ${formatNumber(surplus)} surplus`,
    repaired: (number: number) => `${formatNumber(number)} repaired`,
    noRun: 'No rebuild or verification yet.',
    took: (time: string) => `took ${time}`,
    ask: {
      rebuild: {
        title: 'Rebuild the index?',
        text: 'A new index is built alongside this one and replaces it when complete. Meanwhile, searches find every listing and edits keep coming in.',
        confirm: 'Start the rebuild',
      },
      verify: {
        title: 'Verify the index?',
        text: 'Every document is compared with its listing. Nothing is changed.',
        confirm: 'Start verifying',
      },
      repair: {
        title: 'Verify and repair the index?',
        text: 'Every document is compared with its listing. Missing or stale documents are indexed again, and surplus ones are removed.',
        confirm: 'Start verifying',
      },
      cancel: {
        title: 'Cancel this run?',
        text: 'The current index stays as it is. The partial index is discarded.',
        confirm: 'Cancel the run',
      },
    },
  },
  deadLetters: {
    title: 'Dead letters',
    lead: 'Jobs that failed their last try. Nothing is lost: each can be retried.',
    all: 'See all',
    noneTitle: 'No dead letters',
    none: 'Every job succeeded.',
    columns: { job: 'Job', error: 'What happened', tries: 'Tries', last: 'Failed', action: 'Open' },
    kinds: 'By kind',
    each: 'One by one',
    kindColumns: { kind: 'Kind', count: 'Jobs', action: 'Dry run' },
    dryRun: 'Dry run',
    dryRunOf: (kind: string) => `Dry run for ${kind}`,
  },
  pictures: {
    title: 'Photos waiting',
    review: 'Review photos',
    unchecked: 'Waiting to be checked',
    flagged: 'Waiting for an operator',
    oldest: (age: string) => `oldest ${age}`,
    stuck: 'Photos are usually checked within seconds. Is an images worker running?',
  },
  slowSearches: {
    title: 'Slowest searches',
    aside: 'last hour, p95',
    none: 'No search in the last hour.',
    columns: { search: 'Search', times: 'Count', p95: 'p95' },
    everything: 'All vendors',
    near: (what: string, place: string) => `${what} near ${place}`,
    text: 'words',
    values: (filter: string, values: number) => (values === 1 ? filter : `${formatNumber(values)} × ${filter}`),
    times: (number: number) => count(number, 'time'),
    worst: (time: string) => `worst ${time}`,
  },
  size(bytes: number): string {
    const units = ['B', 'KB', 'MB', 'GB', 'TB'];
    const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
    const value = bytes / 1000 ** power;
    return `${value < 10 && power > 0 ? value.toFixed(1) : formatNumber(value)} ${units[power]}`;
  },
};
