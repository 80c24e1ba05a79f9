import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView, QueueView } from '#contracts/operations/overview.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';
import { job, redriveRun } from '../../../test-support/operations-examples.js';
import { overview } from '../../../test-support/overview-examples.js';

const path = '/admin/operations/queues/mail';
const now = Date.now();
const jobs = [job(1, now), job(2, now, { messageType: 'identity.code-asked', webstore: null })];
const withQueue = (more: Partial<QueueView>): OverviewView => {
  const well = overview(Date.now());
  return { ...well, queues: well.queues.map((one) => (one.queue === 'mail' ? { ...one, ...more } : one)) };
};
const anApi = (more: Partial<QueueView> = {}) =>
  anOperatorsApi(() => withQueue(more)).answer(operationsRoutes.jobs, ({ query }) => ({
    jobs: query['about'] === undefined ? jobs : [],
    next: query['after'] === undefined ? 'further-on' : null,
  }));
const asked = (api: ReturnType<typeof anApi>) => api.callsOf(operationsRoutes.jobs).map(({ query }) => query);
const table = () => screen.findByRole('table', { name: 'Jobs' });

describe('the jobs of a queue', () => {
  it('are shown by state, which is part of the URL', async () => {
    const { api, user, address } = openOperations(path, anApi());
    await table();
    await user.click(screen.getByRole('link', { name: 'Delayed' }));
    await waitFor(() => expect(asked(api).at(-1)).toEqual({ queue: 'mail', state: 'delayed' }));
    expect(address()).toBe(`${path}?state=delayed`);
    expect(screen.getByRole('link', { name: 'Delayed' })).toHaveAttribute('aria-current', 'page');
  });

  it('can be searched in that state, with a message when none matches', async () => {
    const { api, user, address } = openOperations(`${path}?state=done`, anApi());
    await table();
    await user.type(
      screen.getByLabelText('ID, web address, webstore, vendor or correlation'),
      'wildrye-flowers{Enter}',
    );
    expect(await screen.findByText('No matching jobs here. Try another state.')).toBeInTheDocument();
    expect(asked(api).at(-1)).toEqual({ queue: 'mail', state: 'done', about: 'wildrye-flowers' });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await table();
    expect(address()).toBe(`${path}?state=done`);
  });

  it('are paged, with links to the next and the first page', async () => {
    const { api, user } = openOperations(path, anApi());
    await table();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(asked(api).at(-1)).toEqual({ queue: 'mail', after: 'further-on' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute('href', path);
  });

  it('link to each job and its webstore', async () => {
    openOperations(path, anApi());
    const first = within(within(await table()).getAllByRole('row')[1]!);
    expect(first.getByRole('link', { name: 'webstore.webstore-published' })).toHaveAttribute(
      'href',
      `/admin/operations/jobs/${jobs[0]!.id}`,
    );
    expect(first.getByRole('link', { name: 'Wildrye Flowers' })).toHaveAttribute(
      'href',
      '/admin/operations/trace?webstore=wildrye-flowers',
    );
  });

  it('show an error when they cannot be loaded, and are loaded again on request', async () => {
    let isGone = true;
    const api = anApi().answer(operationsRoutes.jobs, () => {
      if (isGone) throw new Refusal(503, 'temporarily-unavailable');
      return { jobs, next: null };
    });
    const { user } = openOperations(path, api);
    await screen.findByText('We couldn’t load this');
    isGone = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await table();
  });

  it('can be selected among the dead letters, and retried with a reason', async () => {
    const api = anApi().answer(operationsRoutes.startRedrive, () => redriveRun(now, { total: 2 }));
    const { user } = openOperations(`${path}?state=failed`, api);
    await table();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: `Select job ${jobs[0]!.id}` }));
    expect(screen.getByText('1 job selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all jobs on this page' }));
    await user.click(screen.getByRole('button', { name: 'Retry 2 jobs' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry 2 dead letters?' }));
    await user.type(question.getByLabelText('Why'), 'The server is back');
    await user.click(question.getByRole('button', { name: 'Retry 2' }));
    expect(await screen.findByText('Retrying 2 dead letters.')).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.startRedrive)[0]?.body).toEqual({
      jobIds: jobs.map(({ id }) => id),
      reason: 'The server is back',
    });
    expect(screen.getByRole('checkbox', { name: 'Select all jobs on this page' })).not.toBeChecked();
  });

  it('cannot be selected unless they are dead letters', async () => {
    openOperations(`${path}?state=done`, anApi());
    await table();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a queue', () => {
  it('is paused with a reason, after an explanation, and shows it', async () => {
    const more: Partial<QueueView> = {};
    const api = anApi(more).answer(operationsRoutes.pauseQueue, () => {
      more.state = 'paused';
      return withQueue(more).queues[0]!;
    });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Pause mail?' }));
    expect(question.getByText(/nothing is lost/)).toBeInTheDocument();
    await user.type(question.getByLabelText('Why'), 'no');
    await user.click(question.getByRole('button', { name: 'Pause the queue' }));
    expect(question.getByText('Enter a reason.')).toBeInTheDocument();
    await user.type(question.getByLabelText('Why'), 't now, the server moves');
    await user.click(question.getByRole('button', { name: 'Pause the queue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const [call] = api.callsOf(operationsRoutes.pauseQueue);
    expect(call?.path).toBe('operations/queues/mail/pause');
    expect(call?.body).toEqual({ reason: 'not now, the server moves' });
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeInTheDocument();
  });

  it('can be resumed when it is paused, and shows it', async () => {
    const more: Partial<QueueView> = { state: 'paused' };
    const api = anApi(more).answer(operationsRoutes.resumeQueue, () => {
      more.state = 'working';
      return withQueue(more).queues[0]!;
    });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Resume mail?' }));
    await user.type(question.getByLabelText('Why'), 'It has moved{Enter}');
    await waitFor(() => expect(api.callsOf(operationsRoutes.resumeQueue)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });

  it('shows a message when it does not exist', async () => {
    openOperations('/admin/operations/queues/nothing', anApi());
    expect(await screen.findByText('Choose a queue on the overview.')).toBeInTheDocument();
  });
});

it('finds jobs of all queues from the bar', async () => {
  const { api, user, address } = openOperations('/admin/operations', anApi());
  await user.type(
    await screen.findByLabelText('Search for a job, webstore, vendor or correlation'),
    'wildrye-flowers{Enter}',
  );
  await waitFor(() => expect(asked(api).at(-1)).toEqual({ about: 'wildrye-flowers' }));
  expect(address()).toBe('/admin/operations/jobs?about=wildrye-flowers');
});
