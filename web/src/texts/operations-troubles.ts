import type { AdviceCode, TroubleCode } from '#contracts/operations/operations-words.js';
import { count } from './count.js';
import { times } from './times.js';

type Params = Record<string, number>;

interface TroubleText {
  /** The trouble in a sentence that can be followed by '(since 14:02)'. */
  title: (queue: string) => string;
  /** The work that waits because of it, and what will happen. */
  detail: (params: Params) => string;
  couples: string;
  vendors: string;
}

/** The work that waits, with its verb, such as '1 job is' or 'Jobs are'. */
const waiting = ({ waiting: number }: Params, what: string, unknown: string) =>
  number === undefined ? `${unknown} are` : `${count(number, what)} ${number === 1 ? 'is' : 'are'}`;
const theyWill = ({ waiting: number }: Params) => (number === 1 ? 'it’ll' : 'they’ll');
const parts = (...sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(' ');
const oldest = ({ oldestMs }: Params) =>
  oldestMs === undefined ? null : `The oldest has waited ${times.duration(oldestMs)}.`;
const drains = (params: Params) =>
  params['drainMs'] === undefined
    ? null
    : `At this rate ${theyWill(params)} be done in ${times.duration(params['drainMs'])}.`;

const pagesWork = 'No effect. All pages work.';
const publishWorks = 'Publishing works. New versions reach search a little later.';

/** The name of each trouble, and its effect on users of the site. */
const troubles = {
  'database-away': {
    title: () => 'PostgreSQL isn’t responding',
    detail: () => 'Nothing can be saved until it’s back. Everything already saved is safe.',
    couples: 'Search works. Webstore pages and the inbox don’t open.',
    vendors: 'Nothing can be saved. Pages say so and keep what was typed.',
  },
  'relay-dead': {
    title: () => 'No relay is running',
    detail: (params) =>
      parts(`${waiting(params, 'job', 'New jobs')} waiting to be queued; nothing is lost.`, oldest(params)),
    couples: 'All pages work, but search doesn’t show new edits.',
    vendors: 'Publishing works. The status stays at “Queued.”',
  },
  'workers-dead': {
    title: (queue) => (queue === '' ? 'No workers are running' : `No workers are running for ${queue}`),
    detail: (params) =>
      parts(`${waiting(params, 'job', 'Jobs')} waiting and will be done when a worker is back.`, oldest(params)),
    couples: 'All pages work, but search doesn’t show new edits.',
    vendors: 'Publishing works. The status stays at “Queued.”',
  },
  'crash-loop': {
    title: () => 'A process keeps crashing',
    detail: ({ count: number = 0 }) =>
      `It has crashed ${count(number, 'time')} in ten minutes and was restarted each time; nothing is lost.`,
    couples: 'Pages may fail for a moment while a process restarts.',
    vendors: 'Their actions may take effect late.',
  },
  'search-away': {
    title: () => 'Elasticsearch isn’t responding',
    detail: (params) =>
      parts(
        `${waiting(params, 'edit', 'Edits')} waiting; ${theyWill(params)} be indexed when it’s back.`,
        params['drainMs'] === undefined ? null : `That will take about ${times.duration(params['drainMs'])}.`,
      ),
    couples: 'Search shows a retry button. Webstore pages, the inbox and saved vendors work.',
    vendors: 'Publishing works. The status stays at “Queued” and says why.',
  },
  'redis-away': {
    title: () => 'Redis isn’t responding',
    detail: (params) => `${waiting(params, 'job', 'Jobs')} waiting in the database and will be queued when it’s back.`,
    couples: 'All pages work. New messages appear only after a reload.',
    vendors: 'Publishing works. The status stays at “Queued.”',
  },
  'storage-away': {
    title: () => 'Storage isn’t responding',
    detail: (params) => parts(`${waiting(params, 'job', 'Photos')} waiting; nothing is lost.`, oldest(params)),
    couples: 'Photos that haven’t been viewed before stay blurred.',
    vendors: 'Photos can’t be added; everything else works.',
  },
  'mail-away': {
    title: () => 'The mail server isn’t responding',
    detail: (params) =>
      parts(
        `${waiting(params, 'email', 'Emails')} waiting; ${theyWill(params)} be sent when it’s back.`,
        oldest(params),
      ),
    couples: 'Codes and notices arrive late.',
    vendors: 'Codes and notices arrive late.',
  },
  'index-missing': {
    title: () => 'The search index is missing',
    detail: () => 'It’s being built from the database. No listing is lost.',
    couples: 'Search shows a retry button until it’s rebuilt.',
    vendors: 'Publishing works. The status waits for the new index.',
  },
  'index-read-only': {
    title: () => 'The search index is read-only',
    detail: (params) =>
      parts(
        `${waiting(params, 'edit', 'Edits')} waiting; ${theyWill(params)} be indexed once it accepts writes.`,
        oldest(params),
      ),
    couples: 'Search works but shows older versions.',
    vendors: 'Publishing works. The status stays at “Queued.”',
  },
  'outbox-behind': {
    title: () => 'The outbox is behind',
    detail: (params) => parts(`${waiting(params, 'job', 'Jobs')} waiting to be queued.`, oldest(params)),
    couples: pagesWork,
    vendors: publishWorks,
  },
  'index-behind': {
    title: () => 'The index is behind',
    detail: (params) =>
      parts(`${waiting(params, 'listing', 'Listings')} not up to date yet.`, oldest(params), drains(params)),
    couples: 'Search shows some older versions.',
    vendors: publishWorks,
  },
  overload: {
    title: (queue) => `${queue === '' ? 'A queue' : queue} has more work than its workers can handle`,
    detail: (params) => parts(`${waiting(params, 'job', 'Jobs')} waiting.`, oldest(params), drains(params)),
    couples: pagesWork,
    vendors: 'Their actions take effect late.',
  },
  'jobs-stuck': {
    title: (queue) => `Jobs${queue === '' ? '' : ` in ${queue}`} are stuck`,
    detail: (params) =>
      parts(`${waiting(params, 'job', 'Jobs')} waiting even though workers are mostly idle.`, oldest(params)),
    couples: pagesWork,
    vendors: 'Some effects of their actions are late.',
  },
  'jobs-unknown': {
    title: () => 'Some jobs are unknown to the running version',
    detail: (params) =>
      parts(`${waiting(params, 'job', 'Jobs')} waiting for workers of another version.`, oldest(params)),
    couples: pagesWork,
    vendors: 'Some effects of their actions are late.',
  },
  'queue-paused': {
    title: (queue) => `${queue} is paused`,
    detail: (params) => parts(`${waiting(params, 'job', 'Jobs')} waiting until it’s resumed.`, oldest(params)),
    couples: 'All pages work.',
    vendors: 'Their actions take effect once it’s resumed.',
  },
  'index-refuses': {
    title: () => 'The index is rejecting listings',
    detail: ({ count: number = 0 }) =>
      `${count(number, 'listing')} can’t be indexed in ${number === 1 ? 'its' : 'their'} current form.`,
    couples: 'Search shows an older version of these pages, or none.',
    vendors: 'Their status says that search couldn’t accept the page.',
  },
  'dead-letters': {
    title: () => 'Jobs have failed permanently',
    detail: ({ count: number = 0 }) =>
      `${count(number, 'dead letter')} to review; ${number === 1 ? 'it' : 'each'} can be retried.`,
    couples: pagesWork,
    vendors: 'Some effects of their actions are missing.',
  },
} as const satisfies Record<TroubleCode, TroubleText>;

/** Instructions for each advice. */
const advice = {
  nothing: 'Nothing. It resolves on its own.',
  'check-database': 'Check PostgreSQL’s disk, memory and log, then restart it. Posy reconnects automatically.',
  'check-redis': 'Restart Redis. Its contents are restored from the database within a minute.',
  'check-search': 'Check disk and memory on the engine’s host, then restart it. The backlog drains automatically.',
  'check-mail': 'Check the mail server and its password. Emails are sent once it responds.',
  'check-storage': 'Check that the folder or bucket is reachable and has free space.',
  'start-relay': 'Start a worker process with the relay. If one is running, restart it: it has stopped reporting.',
  'start-workers': 'Start a worker process for this queue. If one is running, restart it: it has stopped reporting.',
  'add-worker': 'Start one more worker process for this queue, or wait until it catches up.',
  'read-process-log': 'Read the end of the crashing process’s log. You may have to roll back to the previous version.',
  'see-waiting-jobs': 'See what the oldest jobs in the queue are waiting for. Another worker won’t help.',
  'start-other-version': 'Finish the upgrade: start workers of the version that wrote these jobs.',
  'resume-queue': 'Resume the queue once the reason for the pause is resolved.',
  'wait-for-rebuild': 'Wait for the index to be rebuilt; the card below shows its progress.',
  'free-engine-disk': 'Free up disk space for the engine. It accepts writes again within a minute.',
  'verify-index': 'Verify and repair the index.',
  'see-refused-listings': 'Review the rejected listings and the engine’s error messages.',
  'see-dead-letters': 'See what happened to them, fix the cause, then retry them.',
} as const satisfies Record<AdviceCode, string>;

/** Texts of the summary. */
export const operationsTroubles = {
  troubles: troubles as Record<TroubleCode, TroubleText>,
  advice: advice as Record<AdviceCode, string>,
  well: 'Everything is running',
  noFaultYet: 'No faults so far.',
  lastFault: (title: string, age: string, lasted: string) => `Last fault: ${title} (${age}, lasted ${lasted}).`,
  rebuilding: 'The index is being rebuilt; searches still find every listing.',
  since: (title: string, at: string) => `${title} (since ${at})`,
  soFar: (age: string) => `${age} so far, nothing lost.`,
  also: 'Also',
  couples: 'What couples see',
  vendors: 'What vendors see',
  whatToDo: 'What to do',
  acknowledge: 'Acknowledge',
  acknowledgedBy: (who: string) => `${who} is on it.`,
  somebody: 'Someone',
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
