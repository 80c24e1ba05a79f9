import type { Page, Route } from 'playwright-core';
import { troubleCodes } from '../../contracts/operations/operations-words.ts';
import type { OverviewView } from '../../contracts/operations/overview.views.ts';
import { indexRun, trouble } from '../../web/src/test-support/operations-examples.ts';
import { databaseAway, engineAway, overview } from '../../web/src/test-support/overview-examples.ts';
import { operationsListScreens } from './operations-list-screens.ts';
import { never, problem, text, type Screen } from './screen.ts';

const start = '/admin/operations';
const operator = { person: 'operator' } as const;
const api = (path: string) => `**/api/operations/${path}`;

/** The operators' data are mocked, so that each state looks the same in each picture. */
const answers = (page: Page, path: string, body: (route: Route) => unknown) =>
  page.route(api(path), (route) => route.fulfill({ json: body(route) }));

/** The real socket would replace the mocked figures with the real ones. */
const noPushes = (page: Page) => page.routeWebSocket('**/socket', () => undefined);

const withOverview =
  (make: (now: number) => OverviewView, more?: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await noPushes(page);
    await answers(page, 'overview', () => make(Date.now()));
    await answers(page, 'index', () => ({ run: null, recent: [indexRun(Date.now(), doneRun(Date.now()))] }));
    await more?.(page);
  };

const doneRun = (now: number) =>
  ({ state: 'done', endedAt: new Date(now - 20_000).toISOString(), done: 100_212 }) as const;
const aLongName = 'Unsupported-colour-profile-in-a-file-name-without-any-break-'.repeat(3);

const long = (now: number): OverviewView => {
  const fault = engineAway(now);
  return {
    ...fault,
    troubles: [
      { ...fault.troubles[0]!, acknowledgedBy: { userId: 'u', email: `${'ana.maria.'.repeat(5)}@posy.example` } },
      trouble(now, { code: 'workers-dead', queue: 'reactions-of-the-slow-kind', advice: 'start-workers' }),
      ...fault.troubles.slice(1),
    ],
    dependencies: fault.dependencies.map((one) => (one.answers ? one : { ...one, error: aLongName })),
    deadLetters: {
      count: 12_345,
      latest: fault.deadLetters.latest.map((one) => ({ ...one, lastError: aLongName })),
    },
  };
};

const sentence = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The first page of operators. */
const overviewScreens: Screen[] = [
  {
    ...operator,
    name: 'operations',
    path: start,
    prepare: withOverview((now) => ({
      ...overview(now),
      index: { ...overview(now).index, run: indexRun(now) },
    })),
    reach: (page) => text(page, 'Rebuilding'),
  },
  {
    ...operator,
    name: 'operations-fault',
    path: start,
    prepare: withOverview((now) => engineAway(now)),
    reach: (page) => sentence(page, /Elasticsearch isn’t responding/),
  },
  {
    ...operator,
    name: 'operations-unknown',
    path: start,
    prepare: withOverview(databaseAway, (page) =>
      page.route(api('index'), (route) => problem(route, 503, 'temporarily-unavailable')),
    ),
    reach: (page) => sentence(page, /PostgreSQL isn’t responding/),
  },
  {
    ...operator,
    name: 'operations-warning',
    path: start,
    prepare: withOverview((now) =>
      overview(now, {
        level: 'warning',
        troubles: [
          trouble(now, {
            code: 'dead-letters',
            level: 'warning',
            advice: 'see-dead-letters',
            params: { count: 3 },
            faultId: null,
          }),
        ],
      }),
    ),
    reach: (page) => sentence(page, /Jobs have failed permanently/),
  },
  {
    ...operator,
    name: 'operations-every-trouble',
    path: start,
    prepare: withOverview((now) =>
      overview(now, {
        level: 'fault',
        troubles: troubleCodes.map((code) => trouble(now, { code, queue: 'mail', faultId: null })),
      }),
    ),
    reach: (page) => sentence(page, /PostgreSQL isn’t responding/),
  },
  {
    ...operator,
    name: 'operations-long',
    path: start,
    prepare: withOverview(long),
    reach: (page) => sentence(page, /Elasticsearch isn’t responding/),
  },
  {
    ...operator,
    name: 'operations-empty',
    path: start,
    prepare: withOverview((now) => ({
      ...overview(now),
      lastFault: null,
      deadLetters: { count: 0, latest: [] },
      slowSearches: [],
      workers: { state: 'unknown', alive: 0, silent: 0, list: [], noAnswerSince: new Date(now - 9_000).toISOString() },
    })),
    reach: (page) => text(page, 'No faults so far.'),
  },
  {
    ...operator,
    name: 'operations-loading',
    path: start,
    prepare: async (page) => {
      await noPushes(page);
      await page.route(api('overview'), never);
    },
    reach: (page) => page.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' }),
  },
  {
    ...operator,
    name: 'operations-failed',
    path: start,
    prepare: async (page) => {
      await noPushes(page);
      await page.route(api('overview'), (route) => problem(route, 503, 'temporarily-unavailable'));
    },
    reach: (page) => text(page, 'Try again'),
  },
  {
    ...operator,
    name: 'operations-rebuild',
    path: start,
    viewportOnly: true,
    prepare: withOverview((now) => overview(now)),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Rebuild' }).click();
      await page.getByRole('button', { name: 'Start the rebuild' }).click();
      await text(page, 'Enter a reason.');
    },
  },
];

/** All of them. */
export const operationsScreens: Screen[] = [...overviewScreens, ...operationsListScreens];
