import type { Page } from 'playwright-core';
import { before, indexRun, job, person, redriveRun } from '../../web/src/test-support/operations-examples.ts';
import { audit, correlation, faults, jobView, trace } from '../../web/src/test-support/operations-records-examples.ts';
import { overview } from '../../web/src/test-support/overview-examples.ts';
import { never, problem, text, type Screen } from './screen.ts';

const operator = { person: 'operator' } as const;
const start = '/admin/operations';
const aLongName = 'a-web-address-that-goes-on-and-on-'.repeat(3);
const now = () => Date.now();

/** The responses of the api, by the end of their path. */
const answers =
  (bodies: { [path: string]: () => unknown } = {}) =>
  async (page: Page) => {
    await page.routeWebSocket('**/socket', () => undefined);
    const all = { overview: () => overview(now()), index: () => ({ run: null, recent: [indexRun(now())] }), ...bodies };
    for (const [path, body] of Object.entries(all)) {
      await page.route(`**/api/operations/${path}`, (route) => route.fulfill({ json: body() }));
    }
  };

const someJobs = () => ({
  jobs: [
    job(1, now()),
    job(2, now(), { state: 'delayed', endedAt: null, attempts: 2, dueAt: before(now(), -40) }),
    job(3, now(), { state: 'done', lastError: null, attempts: 0, queue: 'push', consumer: 'directory.tell-vendor' }),
    job(4, now(), { state: 'active', endedAt: null, lastError: null, attempts: 0 }),
    job(5, now(), { webstore: null, round: 2, state: 'discarded' }),
    job(6, now(), {
      webstore: {
        ...job(6, 0).webstore!,
        name: 'Wildrye Flowers and Everything Else for a Long Weekend in the Country',
      },
      messageType: `webstore.${'something-long-that-happened-'.repeat(3)}`,
      lastError: `The document was refused: ${aLongName}`,
    }),
  ],
  next: 'next',
});
const kinds = () => [
  { queue: 'reindex', consumer: 'directory.project-listing', messageType: 'webstore.webstore-published', count: 1_204 },
  { queue: 'mail', consumer: 'identity.send-code', messageType: 'identity.code-asked', count: 3 },
];
const runs = () => ({
  runs: [
    redriveRun(now()),
    redriveRun(now(), { id: 'b', state: 'done', redriven: 1_198, queue: null, messageType: null }),
  ],
  total: 2,
  page: 1,
  pageSize: 5,
});
const deadLetters = {
  'deadLetters/kinds': kinds,
  'redrives?*': runs,
  'jobs?*': () => ({ jobs: [job(1, now()), job(2, now()), job(3, now())], next: null }),
};
const preview = () => ({ count: 1_204, kinds: kinds().slice(0, 1), sample: [job(1, now())] });

/** The operators' pages after the first one. */
export const operationsListScreens: Screen[] = [
  {
    ...operator,
    name: 'queue',
    path: `${start}/queues/reindex`,
    prepare: answers({ 'jobs?*': someJobs }),
    reach: (page) => text(page, 'Re-driven twice').catch(() => page.getByRole('table', { name: 'Jobs' }).waitFor()),
  },
  {
    ...operator,
    name: 'queue-empty',
    path: `${start}/queues/reindex?state=delayed&about=${aLongName}`,
    prepare: answers({ 'jobs?*': () => ({ jobs: [], next: null }) }),
    reach: (page) => text(page, 'No jobs here'),
  },
  {
    ...operator,
    name: 'queue-loading',
    path: `${start}/queues/reindex`,
    prepare: async (page) => {
      await answers()(page);
      await page.route('**/api/operations/jobs?*', never);
    },
    reach: (page) => page.getByText('Loading').waitFor({ state: 'attached' }),
  },
  {
    ...operator,
    name: 'queue-failed',
    path: `${start}/queues/reindex`,
    prepare: async (page) => {
      await answers()(page);
      await page.route('**/api/operations/jobs?*', (route) => problem(route, 503, 'temporarily-unavailable'));
    },
    reach: (page) => text(page, 'Try again'),
  },
  {
    ...operator,
    name: 'queue-pause',
    path: `${start}/queues/mail`,
    viewportOnly: true,
    prepare: answers({ 'jobs?*': someJobs }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await text(page, 'Pause mail?');
    },
  },
  {
    ...operator,
    name: 'job',
    path: `${start}/jobs/${job(1, 0).id}`,
    prepare: answers({ 'jobs/*': () => jobView(now()) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Stack' }).first().click();
      await text(page, 'at ListingIndexer');
    },
  },
  {
    ...operator,
    name: 'job-unknown',
    path: `${start}/jobs/${job(1, 0).id}`,
    prepare: async (page) => {
      await answers()(page);
      await page.route('**/api/operations/jobs/*', (route) => problem(route, 404, 'job-not-found'));
    },
    reach: (page) => text(page, 'We couldn’t find this job'),
  },
  {
    ...operator,
    name: 'dead-letters',
    path: `${start}/dead-letters`,
    prepare: answers(deadLetters),
    reach: async (page) => {
      await page.getByText('One by one').waitFor();
      await page
        .getByRole('checkbox', { name: /Select job/ })
        .first()
        .check({ force: true });
    },
  },
  {
    ...operator,
    name: 'dead-letters-none',
    path: `${start}/dead-letters`,
    prepare: answers({ ...deadLetters, 'deadLetters/kinds': () => [] }),
    reach: (page) => text(page, 'Every job succeeded.'),
  },
  {
    ...operator,
    name: 'dead-letters-dry-run',
    path: `${start}/dead-letters`,
    viewportOnly: true,
    prepare: answers({ ...deadLetters, 'redrives/preview': preview }),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Dry run for directory/ }).click();
      await text(page, 'Re-drive 1,204 dead letters?');
    },
  },
  {
    ...operator,
    name: 'correlation',
    path: `${start}/correlations/0198c0de`,
    prepare: answers({ 'correlations/*': () => correlation(now()) }),
    reach: (page) => text(page, 'caused by'),
  },
  {
    ...operator,
    name: 'trace',
    path: `${start}/trace?webstore=wildrye-flowers`,
    prepare: answers({ 'webstores/*/trace': () => trace(now()) }),
    reach: (page) => text(page, 'Search shows the latest published version'),
  },
  {
    ...operator,
    name: 'trace-behind',
    path: `${start}/trace?webstore=wildrye-flowers`,
    prepare: answers({
      'webstores/*/trace': () =>
        trace(now(), {
          publishedVersion: 14,
          listing: { ...trace(now()).listing!, indexError: `failed to parse [${aLongName}]`, indexedVersion: 40 },
          engineAnswers: false,
          engineVersion: null,
        }),
    }),
    reach: (page) => text(page, 'The engine refuses'),
  },
  {
    ...operator,
    name: 'trace-empty',
    path: `${start}/trace`,
    prepare: answers(),
    reach: (page) => text(page, 'Which webstore?'),
  },
  {
    ...operator,
    name: 'faults',
    path: `${start}/faults`,
    prepare: answers({ 'faults?*': () => faults(now()) }),
    reach: (page) => text(page, 'ongoing'),
  },
  {
    ...operator,
    name: 'audit',
    path: `${start}/audit?page=2`,
    prepare: answers({ 'audit?*': () => audit(now(), { ...person, email: `${'long.name.'.repeat(6)}@posy.example` }) }),
    reach: (page) => text(page, 'Paused a queue'),
  },
  {
    ...operator,
    name: 'audit-empty',
    path: `${start}/audit`,
    prepare: answers({ 'audit?*': () => ({ entries: [], total: 0, page: 1, pageSize: 25 }) }),
    reach: (page) => text(page, 'Nothing yet'),
  },
  {
    name: 'operations-refused',
    person: 'couple',
    path: start,
    reach: (page) => text(page, 'Admin Authentication Error'),
  },
];
