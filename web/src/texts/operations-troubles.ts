import type { AdviceCode, TroubleCode } from '#contracts/operations/operations-words.js';
import { count } from './count.js';
import { times } from './times.js';

type Params = Record<string, number>;

interface TroubleText {
  /** The trouble in a sentence that can be followed by 'since 14:02'. */
  title: (queue: string) => string;
  /** The work that waits because of it, and what will happen. */
  detail: (params: Params) => string;
  couples: string;
  vendors: string;
}

const waiting = ({ waiting: number }: Params, what = 'job') => (number === undefined ? null : count(number, what));
const parts = (...sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(' ');
const oldest = ({ oldestMs }: Params) =>
  oldestMs === undefined ? null : `The oldest is ${times.duration(oldestMs)} old.`;
const drains = ({ drainMs }: Params) =>
  drainMs === undefined ? null : `At this pace they are done in ${times.duration(drainMs)}.`;

const pagesWork = 'Nothing. Every page works.';
const publishWorks = 'Publishing works. A new version reaches search a little later.';

/** The name of each trouble, and its effect on users of the site. */
const troubles = {
  'database-away': {
    title: () => 'PostgreSQL is not answering',
    detail: () => 'Nothing can be saved until it returns. What was acknowledged is safe.',
    couples: 'Search answers. Webstore pages and the inbox do not open.',
    vendors: 'Nothing can be saved. Each page says so and keeps what was typed.',
  },
  'relay-dead': {
    title: () => 'No relay is running',
    detail: (params) => parts(`${waiting(params) ?? 'New jobs'} wait to be queued; nothing is lost.`, oldest(params)),
    couples: 'Every page works; search does not show new edits.',
    vendors: 'Publishing works. The tick stays at ‘Queued’.',
  },
  'workers-dead': {
    title: (queue) => (queue === '' ? 'No worker is alive' : `No worker of ${queue} is alive`),
    detail: (params) =>
      parts(`${waiting(params) ?? 'Jobs'} wait; they are done when a worker is back.`, oldest(params)),
    couples: 'Every page works; search does not show new edits.',
    vendors: 'Publishing works. The tick stays at ‘Queued’.',
  },
  'crash-loop': {
    title: () => 'A process keeps crashing',
    detail: ({ count: number = 0 }) =>
      `It has crashed ${count(number, 'time')} within ten minutes and was started again each time; nothing is lost.`,
    couples: 'Pages may fail for a moment while a process restarts.',
    vendors: 'What they start may be done late.',
  },
  'search-away': {
    title: () => 'Elasticsearch is not answering',
    detail: (params) =>
      parts(
        `${waiting(params, 'edit') ?? 'Edits'} waiting; they will be indexed when it returns.`,
        params['drainMs'] === undefined ? null : `That takes about ${times.duration(params['drainMs'])}.`,
      ),
    couples: 'Search answers with a retry button. Webstore pages, inbox and favorites work.',
    vendors: 'Publishing works. The tick stays at ‘Queued’ and says why.',
  },
  'redis-away': {
    title: () => 'Redis is not answering',
    detail: (params) => `${waiting(params) ?? 'Jobs'} wait in the database; they are queued again when it returns.`,
    couples: 'Every page works. New messages appear only after a reload.',
    vendors: 'Publishing works. The tick stays at ‘Queued’.',
  },
  'storage-away': {
    title: () => 'Storage is not answering',
    detail: (params) => parts(`${waiting(params) ?? 'Pictures'} wait; nothing is lost.`, oldest(params)),
    couples: 'Pictures that were not seen before stay blurred.',
    vendors: 'Pictures cannot be added; everything else works.',
  },
  'mail-away': {
    title: () => 'The mail server is not answering',
    detail: (params) =>
      parts(`${waiting(params, 'mail') ?? 'Mails'} waiting; they are sent when it returns.`, oldest(params)),
    couples: 'Codes and notices arrive late.',
    vendors: 'Codes and notices arrive late.',
  },
  'index-missing': {
    title: () => 'The search index is gone',
    detail: () => 'It is built anew by itself; every listing is still in the database.',
    couples: 'Search answers with a retry button until it is built.',
    vendors: 'Publishing works. The tick waits for the new index.',
  },
  'index-read-only': {
    title: () => 'The search index takes no changes',
    detail: (params) =>
      parts(
        `${waiting(params, 'edit') ?? 'Edits'} waiting; they will be indexed once it can be written to.`,
        oldest(params),
      ),
    couples: 'Search works, and shows older pages.',
    vendors: 'Publishing works. The tick stays at ‘Queued’.',
  },
  'outbox-behind': {
    title: () => 'The outbox is behind',
    detail: (params) => parts(`${waiting(params) ?? 'Jobs'} wait to be queued.`, oldest(params)),
    couples: pagesWork,
    vendors: publishWorks,
  },
  'index-behind': {
    title: () => 'The index is behind',
    detail: (params) =>
      parts(`${waiting(params, 'listing') ?? 'Listings'} not yet as published.`, oldest(params), drains(params)),
    couples: 'Search shows some older pages.',
    vendors: publishWorks,
  },
  overload: {
    title: (queue) => `${queue === '' ? 'A queue' : queue} has more work than its workers do`,
    detail: (params) => parts(`${waiting(params) ?? 'Jobs'} wait.`, oldest(params), drains(params)),
    couples: pagesWork,
    vendors: 'What they start is done late.',
  },
  'jobs-stuck': {
    title: (queue) => `Jobs${queue === '' ? '' : ` of ${queue}`} are stuck`,
    detail: (params) =>
      parts(`${waiting(params) ?? 'Jobs'} waiting although workers have little to do.`, oldest(params)),
    couples: pagesWork,
    vendors: 'Single effects of what they did are late.',
  },
  'jobs-unknown': {
    title: () => 'No running version knows some jobs',
    detail: (params) =>
      parts(`${waiting(params) ?? 'Jobs'} waiting for another version of the workers.`, oldest(params)),
    couples: pagesWork,
    vendors: 'Single effects of what they did are late.',
  },
  'queue-paused': {
    title: (queue) => `${queue} is paused`,
    detail: (params) => parts(`${waiting(params) ?? 'Jobs'} wait until it is resumed.`, oldest(params)),
    couples: 'Every page works.',
    vendors: 'What they start is done once it is resumed.',
  },
  'index-refuses': {
    title: () => 'The index refuses listings',
    detail: ({ count: number = 0 }) =>
      `${count(number, 'listing')} cannot be indexed as ${number === 1 ? 'it is' : 'they are'}.`,
    couples: 'Search shows the older page of these, or none.',
    vendors: 'The tick of these says that search refused them.',
  },
  'dead-letters': {
    title: () => 'Jobs failed for good',
    detail: ({ count: number = 0 }) => `${count(number, 'dead letter')} to look at; each can be driven again.`,
    couples: pagesWork,
    vendors: 'Single effects of what they did are missing.',
  },
} as const satisfies Record<TroubleCode, TroubleText>;

/** Instructions for each advice. */
const advice = {
  nothing: 'Nothing. It passes by itself.',
  'check-database': 'Check disk, memory and the log of PostgreSQL, then restart it. Posy connects again by itself.',
  'check-redis': 'Restart Redis. What it held comes back from the database within a minute.',
  'check-search': 'Check disk and memory on the engine’s host, then restart it. The backlog drains by itself.',
  'check-mail': 'Check the mail server and its password. Mails are sent when it answers.',
  'check-storage': 'Check that the folder or bucket can be reached and has room.',
  'start-relay': 'Start a worker process with the relay. If one runs, restart it: it does not report.',
  'start-workers': 'Start a worker process for this queue. If one runs, restart it: it does not report.',
  'add-worker': 'Start one more worker process for this queue, or wait until it has caught up.',
  'read-process-log': 'Read the end of the log of the process that crashes. The last version may have to come back.',
  'see-waiting-jobs': 'Look at the oldest jobs of the queue and what they wait for. Another worker does not help.',
  'start-other-version': 'Finish the upgrade: start workers of the version that wrote these jobs.',
  'resume-queue': 'Resume the queue once the reason for the pause is gone.',
  'wait-for-rebuild': 'Wait until the index is built; the card below says how far it is.',
  'free-engine-disk': 'Make room on the engine’s disk. It takes changes again within a minute.',
  'verify-index': 'Verify and repair the index.',
  'see-refused-listings': 'Look at the listings that were refused, and at what the engine says about them.',
  'see-dead-letters': 'Read what happened to them, repair the cause, then drive them again.',
} as const satisfies Record<AdviceCode, string>;

/** Texts of the summary. */
export const operationsTroubles = {
  troubles: troubles as Record<TroubleCode, TroubleText>,
  advice: advice as Record<AdviceCode, string>,
  well: 'Everything is running',
  noFaultYet: 'No fault has been seen yet.',
  lastFault: (title: string, age: string, lasted: string) => `Last fault: ${title}, ${age}, for ${lasted}.`,
  rebuilding: 'An index rebuild is under way; searches see every listing.',
  since: (title: string, at: string) => `${title} since ${at}`,
  soFar: (age: string) => `${age} so far, nothing lost.`,
  also: 'Also',
  couples: 'What couples see',
  vendors: 'What vendors see',
  whatToDo: 'What to do',
  acknowledge: 'Acknowledge',
  acknowledgedBy: (who: string) => `${who} looks at it.`,
  somebody: 'Somebody',
  history: 'Fault history',
  goTo: {
    'resume-queue': 'Open the queue',
    'add-worker': 'Open the queue',
    'see-waiting-jobs': 'Open the queue',
    'start-workers': 'Open the queue',
    'see-dead-letters': 'See dead letters',
    'see-refused-listings': 'See the jobs',
  } as Partial<Record<AdviceCode, string>>,
};
