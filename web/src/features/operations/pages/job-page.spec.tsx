import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { JobView } from '#contracts/operations/operations.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';
import { job } from '../../../test-support/operations-examples.js';
import { jobView } from '../../../test-support/operations-records-examples.js';

const now = Date.now();
const path = `/admin/operations/jobs/${job(1, now).id}`;
const open = (view: JobView = jobView(now)) =>
  openOperations(
    path,
    anOperatorsApi().answer(operationsRoutes.job, () => view),
  );
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a job', () => {
  it('shows its payload, its subject, and a link to its cause', async () => {
    open(jobView(now, { causationId: '0198c0de-0000-7000-8000-000000000999' }));
    await screen.findByRole('heading', { level: 1, name: 'webstore.webstore-published' });
    expect(screen.getByRole('group', { name: 'Payload' })).toHaveTextContent('"publishedVersion": 14');
    expect(region('Facts').getByText('8 of 8')).toBeInTheDocument();
    expect(region('Facts').getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/wildrye-flowers');
    expect(region('Facts').getByRole('link', { name: 'Follow the correlation' })).toHaveAttribute(
      'href',
      '/admin/operations/correlations/0198c0de-0000-7000-8000-000000000701',
    );
    expect(region('Facts').getByRole('link', { name: '0198c0de-0000-7000-8000-000000000999' })).toBeInTheDocument();
  });

  it('shows its timeline in order, with collapsed stack traces', async () => {
    const { user } = open();
    await screen.findByRole('heading', { level: 1, name: 'webstore.webstore-published' });
    const steps = region('What happened').getAllByRole('listitem');
    expect(
      steps.map((step) => /Recorded|Queued|Started|Put back|Rejected|Retried|Failed/.exec(step.textContent)?.[0]),
    ).toEqual(['Recorded', 'Queued', 'Started', 'Put back', 'Started', 'Rejected', 'Retried', 'Failed']);
    const refused = within(steps[5]!);
    expect(refused.getByText('failed to parse field [location]')).toBeInTheDocument();
    const stack = refused.getByRole('button', { name: 'Stack' });
    expect(stack).toHaveAttribute('aria-expanded', 'false');
    await user.click(stack);
    expect(refused.getByText(/at ListingIndexer/)).toBeVisible();
    expect(within(steps[6]!).getByText('The mapping is repaired')).toBeInTheDocument();
  });

  it('is retried with a reason, and shows the result [OP-133]', async () => {
    let view = jobView(now);
    const api = anOperatorsApi()
      .answer(operationsRoutes.job, () => view)
      .answer(operationsRoutes.retryJob, () => {
        const timeline = [...view.timeline, { at: new Date(now).toISOString(), step: 'done' as const }];
        view = jobView(now, { job: job(1, now, { state: 'done', round: 1 }), timeline, actions: [] });
        return view;
      });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry this job?' }));
    await user.type(question.getByLabelText('Why'), 'The mapping is repaired');
    await user.click(question.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Retried. Its progress/)).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.retryJob)[0]?.body).toEqual({ reason: 'The mapping is repaired' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(region('Facts').getByText('8 of 8, retried once')).toBeInTheDocument();
    expect(region('What happened').getByText('Done')).toBeInTheDocument();
  });

  it('shows why it cannot be discarded while a worker is running it', async () => {
    const api = anOperatorsApi()
      .answer(operationsRoutes.job, () => jobView(now))
      .answer(operationsRoutes.discardJob, () => {
        throw new Refusal(409, 'job-is-running');
      });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this job?' }));
    await user.type(question.getByLabelText('Why'), 'Not needed any more{Enter}');
    expect(await question.findByText(/A worker is processing this job/)).toBeInTheDocument();
  });

  it('can be run now when it is delayed', async () => {
    open(
      jobView(now, {
        job: job(1, now, { state: 'delayed', endedAt: null, dueAt: new Date(now + 40_000).toISOString() }),
        actions: ['promote', 'discard'],
      }),
    );
    expect(await screen.findByRole('button', { name: 'Try now' })).toBeInTheDocument();
    expect(region('Facts').getByText('Next try').nextSibling).toHaveTextContent(/in \d+ s$/);
  });

  it.each([
    ['is not known any more', path],
    ['has no id of a job', '/admin/operations/jobs/nonsense'],
  ])('that %s says so', async (_why, address) => {
    openOperations(
      address,
      anOperatorsApi().answer(operationsRoutes.job, () => {
        throw new Refusal(404, 'job-not-found');
      }),
    );
    expect(await screen.findByText('We couldn’t find this job')).toBeInTheDocument();
  });
});
