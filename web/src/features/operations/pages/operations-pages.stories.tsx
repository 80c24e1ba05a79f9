import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { troubleCodes } from '#contracts/operations/operations-words.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { indexRun, job, operator, person, trouble } from '../../../test-support/operations-examples.js';
import { databaseAway, engineAway, overview } from '../../../test-support/overview-examples.js';
import { audit, trace } from '../../../test-support/operations-records-examples.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownOperation } from '../../../test-support/shown-operations.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const now = Date.now();
const start = '/admin/operations';
const aJob = `${start}/jobs/${job(1, now).id}`;
const longWord = 'Unsupported-colour-profile-in-a-file-name-without-any-break-'.repeat(3);
const longEmail = `${'ana.maria.'.repeat(5)}@posy.example`;

/** The overview during a fault, in which everything that may be long is long. */
function longWords(): OverviewView {
  const fault = engineAway(now);
  const [first, ...others] = fault.troubles;
  return {
    ...fault,
    troubles: [
      ...(first ? [{ ...first, acknowledgedBy: { userId: 'u', email: longEmail } }] : []),
      trouble(now, { code: 'workers-dead', queue: 'reactions-of-the-slow-kind', advice: 'start-workers' }),
      ...others,
    ],
    dependencies: fault.dependencies.map((one) => (one.answers ? one : { ...one, error: longWord })),
    deadLetters: { count: 12_345, latest: fault.deadLetters.latest.map((one) => ({ ...one, lastError: longWord })) },
  };
}

const meta = {
  title: 'Pages/Operations',
  component: SiteStory,
  parameters: wholePage,
  args: { path: start, api: aShownOperation(), user: operator },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string | RegExp) => async () => {
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
};

export const Overview: Story = { play: heading('Everything is running') };
export const OverviewOnAPhone: Story = { ...Overview, tags: ['phone'], globals: onAPhone };
export const Fault: Story = {
  args: { api: aShownOperation(engineAway(now)) },
  play: heading(/^Elasticsearch isn’t responding/),
};
export const FaultOnAPhone: Story = { ...Fault, tags: ['phone'], globals: onAPhone };
export const EveryTrouble: Story = {
  args: {
    api: aShownOperation(
      overview(now, { level: 'fault', troubles: troubleCodes.map((code) => trouble(now, { code, queue: 'mail' })) }),
    ),
  },
  play: says(/mail is paused/),
};
export const Rebuilding: Story = {
  args: { api: aShownOperation({ ...overview(now), index: { ...overview(now).index, run: indexRun(now) } }) },
  play: says('Rebuilding'),
};
export const DatabaseAway: Story = {
  args: { api: aShownOperation(databaseAway(now)).answer(operationsRoutes.index, isDown) },
  play: heading(/^PostgreSQL isn’t responding/),
};
export const Warning: Story = {
  args: {
    api: aShownOperation(
      overview(now, {
        level: 'warning',
        troubles: [
          trouble(now, { code: 'dead-letters', level: 'warning', advice: 'see-dead-letters', params: { count: 3 } }),
        ],
      }),
    ),
  },
  play: heading(/^Jobs have failed permanently/),
};
export const LongText: Story = {
  args: { api: aShownOperation(longWords()) },
  play: heading(/^Elasticsearch isn’t responding/),
};
export const Empty: Story = {
  args: {
    api: aShownOperation({
      ...overview(now),
      lastFault: null,
      deadLetters: { count: 0, latest: [] },
      slowSearches: [],
      workers: { state: 'unknown', alive: 0, silent: 0, list: [], noAnswerSince: new Date(now - 9_000).toISOString() },
    }),
  },
  play: says('No faults so far.'),
};
export const Rebuild: Story = {
  play: async () => {
    await press('Rebuild');
    await press('Start the rebuild');
    await says('Enter a reason.')();
  },
};
export const Loading: Story = {
  args: { api: aShownOperation().answer(operationsRoutes.overview, onItsWay) },
  play: heading('Loading'),
};
export const Error: Story = {
  args: { api: aShownOperation().answer(operationsRoutes.overview, isDown) },
  play: says('Try again'),
};

export const Queue: Story = { args: { path: `${start}/queues/reindex` }, play: heading('Jobs in reindex') };
export const QueueOnAPhone: Story = { ...Queue, tags: ['phone'], globals: onAPhone };
export const QueueEmpty: Story = {
  args: {
    path: `${start}/queues/reindex`,
    api: aShownOperation().answer(operationsRoutes.jobs, () => ({ jobs: [], next: null })),
  },
  play: says(/No jobs here/),
};
export const QueueLongText: Story = {
  args: {
    path: `${start}/queues/reindex`,
    api: aShownOperation().answer(operationsRoutes.jobs, () => ({
      jobs: [job(1, now, { messageType: `webstore.${longWord}`, lastError: longWord })],
      next: null,
    })),
  },
  play: heading('Jobs in reindex'),
};
export const QueueLoading: Story = {
  args: { path: `${start}/queues/reindex`, api: aShownOperation().answer(operationsRoutes.jobs, onItsWay) },
  play: heading('Jobs in reindex'),
};
export const QueueError: Story = {
  args: { path: `${start}/queues/reindex`, api: aShownOperation().answer(operationsRoutes.jobs, isDown) },
  play: says('Try again'),
};
export const QueuePause: Story = {
  args: { path: `${start}/queues/mail` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await says('Pause mail?')();
  },
};

export const Job: Story = { args: { path: aJob }, play: heading('webstore.webstore-published') };
export const JobOnAPhone: Story = { ...Job, tags: ['phone'], globals: onAPhone };
export const JobUnknown: Story = {
  args: {
    path: aJob,
    api: aShownOperation().answer(operationsRoutes.job, () => {
      throw new Refusal(404, 'job-not-found');
    }),
  },
  play: says('We couldn’t find this job'),
};
export const JobError: Story = {
  args: { path: aJob, api: aShownOperation().answer(operationsRoutes.job, isDown) },
  play: says('Try again'),
};

export const DeadLetters: Story = { args: { path: `${start}/dead-letters` }, play: says('One by one') };
export const DeadLettersOnAPhone: Story = { ...DeadLetters, tags: ['phone'], globals: onAPhone };
export const DeadLettersEmpty: Story = {
  args: {
    path: `${start}/dead-letters`,
    api: aShownOperation().answer(operationsRoutes.deadLetterKinds, () => []),
  },
  play: says('Every job succeeded.'),
};
export const DryRun: Story = {
  args: { path: `${start}/dead-letters` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Dry run for directory/ }));
    await says('Retry 1,204 dead letters?')();
  },
};

export const Correlation: Story = { args: { path: `${start}/correlations/0198c0de` }, play: says(/caused by/) };
export const Trace: Story = {
  args: { path: `${start}/trace?webstore=wildrye-flowers` },
  play: says(/Search shows the latest published version/),
};
export const TraceOnAPhone: Story = {
  tags: ['phone'],
  globals: onAPhone,
  args: {
    path: `${start}/trace?webstore=wildrye-flowers`,
    api: aShownOperation().answer(operationsRoutes.webstoreTrace, () =>
      trace(now, { engineAnswers: false, engineVersion: null }),
    ),
  },
  play: heading('Trace a webstore'),
};
export const TraceRefused: Story = {
  args: {
    path: `${start}/trace?webstore=wildrye-flowers`,
    api: aShownOperation().answer(operationsRoutes.webstoreTrace, () => {
      const { listing, ...shown } = trace(now);
      return { ...shown, listing: listing && { ...listing, indexError: longWord, indexedVersion: 40 } };
    }),
  },
  play: says('The engine rejected this listing.'),
};
export const TraceEmpty: Story = { args: { path: `${start}/trace` }, play: says('Which webstore?') };
export const Faults: Story = { args: { path: `${start}/faults` }, play: says(/ongoing/) };
export const FaultsOnAPhone: Story = { ...Faults, tags: ['phone'], globals: onAPhone };
export const Audit: Story = { args: { path: `${start}/audit` }, play: says('Paused a queue') };
export const AuditOnAPhone: Story = { ...Audit, tags: ['phone'], globals: onAPhone };
export const AuditLongText: Story = {
  args: {
    path: `${start}/audit`,
    api: aShownOperation().answer(operationsRoutes.audit, () => audit(now, { ...person, email: longEmail })),
  },
  play: says('Paused a queue'),
};
export const AuditEmpty: Story = {
  args: {
    path: `${start}/audit`,
    api: aShownOperation().answer(operationsRoutes.audit, () => ({
      results: [],
      numResults: 0,
      page: 1,
      pageSize: 25,
    })),
  },
  play: says('Nothing yet'),
};
