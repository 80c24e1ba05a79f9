import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { StartRedriveRequest } from '#contracts/operations/operations.requests.js';
import type { DeadLetterKindView } from '#contracts/operations/operations.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';
import { job, redriveRun } from '../../../test-support/operations-examples.js';

const path = '/admin/operations/dead-letters';
const now = Date.now();
const projections: DeadLetterKindView = {
  queue: 'reindex',
  consumer: 'directory.project-listing',
  messageType: 'webstore.webstore-published',
  count: 1_204,
};
const mails: DeadLetterKindView = {
  queue: 'mail',
  consumer: 'identity.send-code',
  messageType: 'identity.code-asked',
  count: 3,
};

const anApi = (kinds = [projections, mails], runs = [redriveRun(now)]) =>
  anOperatorsApi()
    .answer(operationsRoutes.deadLetterKinds, () => kinds)
    .answer(operationsRoutes.redrives, () => ({ results: runs, numResults: runs.length, page: 1, pageSize: 5 }))
    .answer(operationsRoutes.jobs, () => ({ jobs: [job(1, now)], next: null }))
    .answer(operationsRoutes.previewRedrive, () => ({ count: 1_204, kinds: [projections], sample: [job(1, now)] }))
    .answer(operationsRoutes.startRedrive, () => redriveRun(now, { total: 1_204 }));

const bodies = (api: ReturnType<typeof anApi>, route: 'previewRedrive' | 'startRedrive') =>
  api.callsOf(operationsRoutes[route]).map(({ body }) => body as StartRedriveRequest);
const choose = async (user: ReturnType<typeof openOperations>['user'], field: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a retry', () => {
  it('of a kind shows a dry run first, and then starts with the same selection and a reason [OP-133]', async () => {
    const { api, user } = openOperations(path, anApi());
    await user.click(await screen.findByRole('button', { name: /^Dry run for directory.project-listing/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry 1,204 dead letters?' }));
    expect(bodies(api, 'startRedrive')).toEqual([]);
    expect(question.getByText(/Wildrye Flowers, The document was refused/)).toBeInTheDocument();
    await user.type(question.getByLabelText('Why'), 'The mapping is repaired');
    await user.click(question.getByRole('button', { name: 'Retry 1,204' }));
    expect(await screen.findByText('Retrying 1,204 dead letters.')).toBeInTheDocument();
    const [counted] = bodies(api, 'previewRedrive');
    expect(counted).toMatchObject({ consumer: projections.consumer, messageType: projections.messageType });
    expect(bodies(api, 'startRedrive')).toEqual([{ ...counted, reason: 'The mapping is repaired' }]);
  });

  it('of a queue in a time window requests that window', async () => {
    const { api, user } = openOperations(path, anApi());
    await screen.findByRole('button', { name: 'Dry run' });
    await choose(user, /^Any Queue/, 'mail');
    await choose(user, /^the last 24 hours/, 'the last hour');
    await user.click(screen.getByRole('button', { name: 'Dry run' }));
    await screen.findByRole('alertdialog');
    const [{ queue, messageType, from, to } = {} as StartRedriveRequest] = bodies(api, 'previewRedrive');
    expect([queue, messageType]).toEqual(['mail', undefined]);
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(3_600_000);
  });

  it('in a custom window requests exactly that window, once it is valid', async () => {
    const { api, user } = openOperations(path, anApi());
    await screen.findByRole('button', { name: 'Dry run' });
    await choose(user, /^the last 24 hours/, 'a custom range');
    expect(screen.getByRole('button', { name: 'Dry run' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-21T14:02' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-21T13:00' } });
    expect(screen.getByText('The end must be after the start.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-21T15:00' } });
    await user.click(screen.getByRole('button', { name: 'Dry run' }));
    await screen.findByRole('alertdialog');
    expect(bodies(api, 'previewRedrive')).toEqual([
      { from: new Date('2026-11-21T14:02').toISOString(), to: new Date('2026-11-21T15:00').toISOString() },
    ]);
  });

  it('shows an error when the window is too long', async () => {
    const api = anApi().answer(operationsRoutes.previewRedrive, () => {
      throw new Refusal(400, 'invalid-input', { from: ['window-too-long'] });
    });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Dry run' }));
    expect(await screen.findByText('This range is too long. Choose a shorter one.')).toBeInTheDocument();
  });

  it('shows a message when the selection is empty', async () => {
    const api = anApi().answer(operationsRoutes.previewRedrive, () => ({ count: 0, kinds: [], sample: [] }));
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Dry run' }));
    expect(await screen.findByText('Nothing failed in this range.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows why a dry run was refused', async () => {
    const api = anApi().answer(operationsRoutes.previewRedrive, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Dry run' }));
    expect(await screen.findByText(/We can’t be reached right now/)).toBeInTheDocument();
  });

  it('shows its progress, and is stopped with a reason', async () => {
    const api = anApi().answer(operationsRoutes.stopRedrive, () => redriveRun(now, { state: 'stopped' }));
    const { user } = openOperations(path, api);
    const progress = await screen.findByRole('progressbar');
    expect(progress).toHaveAttribute('aria-valuetext', '500 of 1,200 retried');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop this retry?' }));
    await user.type(question.getByLabelText('Why'), 'They fail again{Enter}');
    await waitFor(() => expect(api.callsOf(operationsRoutes.stopRedrive)).toHaveLength(1));
    expect(api.callsOf(operationsRoutes.stopRedrive)[0]?.body).toEqual({ reason: 'They fail again' });
  });
});

it('shows a message when there are no dead letters', async () => {
  openOperations(path, anApi([], []));
  expect(await screen.findByRole('heading', { name: 'No dead letters' })).toBeInTheDocument();
  expect(screen.getByText('Every job succeeded.')).toBeInTheDocument();
  expect(await screen.findByText('No retries yet.')).toBeInTheDocument();
});

it('lists dead letters one by one, each with a link to its page', async () => {
  const { api } = openOperations(path, anApi());
  const list = within(await screen.findByRole('table', { name: 'Jobs' }));
  expect(list.getByRole('link', { name: 'webstore.webstore-published' })).toBeInTheDocument();
  expect(api.callsOf(operationsRoutes.jobs)[0]?.query).toEqual({ state: 'failed' });
});
