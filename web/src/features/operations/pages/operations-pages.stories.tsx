import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { troubleCodes } from '#contracts/operations/operations-words.js';
import { job, operator, trouble } from '../../../test-support/operations-examples.js';
import { engineAway, overview } from '../../../test-support/overview-examples.js';
import { trace } from '../../../test-support/operations-records-examples.js';
import { onAPhone, says } from '../../../test-support/play-that-says.js';
import { aShownOperation } from '../../../test-support/shown-operations.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const now = Date.now();
const start = '/admin/operations';
const aJob = `${start}/jobs/${job(1, now).id}`;

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
export const OverviewOnAPhone: Story = { ...Overview, ...onAPhone };
export const Fault: Story = {
  args: { api: aShownOperation(engineAway(now)) },
  play: heading(/^Elasticsearch isn’t responding/),
};
export const FaultOnAPhone: Story = { ...Fault, ...onAPhone };
export const EveryTrouble: Story = {
  args: {
    api: aShownOperation(
      overview(now, { level: 'fault', troubles: troubleCodes.map((code) => trouble(now, { code, queue: 'mail' })) }),
    ),
  },
  play: says(/mail is paused/),
};
export const Loading: Story = {
  args: { api: aShownOperation().answer(operationsRoutes.overview, onItsWay) },
  play: heading('Loading'),
};
export const Error: Story = {
  args: { api: aShownOperation().answer(operationsRoutes.overview, isDown) },
  play: says('Try again'),
};

export const Queue: Story = { args: { path: `${start}/queues/reindex` }, play: heading('Jobs of reindex') };
export const QueueOnAPhone: Story = { ...Queue, ...onAPhone };
export const QueueEmpty: Story = {
  args: {
    path: `${start}/queues/reindex`,
    api: aShownOperation().answer(operationsRoutes.jobs, () => ({ jobs: [], next: null })),
  },
  play: says(/No jobs here/),
};
export const QueuePause: Story = {
  args: { path: `${start}/queues/mail` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await says('Pause mail?')();
  },
};

export const Job: Story = { args: { path: aJob }, play: heading('webstore.webstore-published') };
export const JobOnAPhone: Story = { ...Job, ...onAPhone };
export const JobError: Story = {
  args: { path: aJob, api: aShownOperation().answer(operationsRoutes.job, isDown) },
  play: says('Try again'),
};

export const DeadLetters: Story = { args: { path: `${start}/dead-letters` }, play: says('One by one') };
export const DeadLettersOnAPhone: Story = { ...DeadLetters, ...onAPhone };
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
    await says('Re-drive 1,204 dead letters?')();
  },
};

export const Correlation: Story = { args: { path: `${start}/correlations/0198c0de` }, play: says(/caused by/) };
export const Trace: Story = {
  args: { path: `${start}/trace?webstore=wildrye-flowers` },
  play: says(/Search shows the latest published version/),
};
export const TraceOnAPhone: Story = {
  ...onAPhone,
  args: {
    path: `${start}/trace?webstore=wildrye-flowers`,
    api: aShownOperation().answer(operationsRoutes.webstoreTrace, () =>
      trace(now, { engineAnswers: false, engineVersion: null }),
    ),
  },
  play: heading('Trace a webstore'),
};
export const Faults: Story = { args: { path: `${start}/faults` }, play: says(/ongoing/) };
export const Audit: Story = { args: { path: `${start}/audit` }, play: says('Paused a queue') };
export const AuditOnAPhone: Story = { ...Audit, ...onAPhone };
