import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';
import { audit, correlation, faults, trace } from '../../../test-support/operations-records-examples.js';
import { until } from '../../../test-support/until.js';

const now = Date.now();
const start = '/admin/operations';

describe('a correlation', () => {
  const path = `${start}/correlations/0198c0de-0000-7000-8000-000000000701`;

  it('shows the first message, its jobs and the messages that they caused', async () => {
    openOperations(
      path,
      anOperatorsApi().answer(operationsRoutes.correlation, () => correlation(now)),
    );
    const messages = await screen.findAllByRole('article');
    expect(messages.map((message) => within(message).getByRole('heading').textContent)).toEqual([
      'webstore.webstore-published version 1',
      'directory.listing-indexed version 1',
      'webstore.rating-changed version 1',
    ]);
    expect(within(messages[0]!).getByText('after 0.4 s')).toBeInTheDocument();
    expect(within(messages[0]!).getByText('Dead letter')).toBeInTheDocument();
    expect(within(messages[1]!).getByText('caused by webstore.webstore-published')).toBeInTheDocument();
    expect(within(messages[2]!).getByText('No jobs.')).toBeInTheDocument();
  });

  it('shows the pushes to browsers last, and which of them reached nobody', async () => {
    openOperations(
      path,
      anOperatorsApi().answer(operationsRoutes.correlation, () => correlation(now)),
    );
    const pushes = within(await screen.findByRole('region', { name: 'Pushed to browsers' })).getAllByRole('listitem');
    expect(pushes.map((push) => push.querySelector('p')?.textContent)).toEqual([
      'PublicationChanged to vendor@posy.example',
      'PublicationChanged to vendor@posy.example · no page was open',
    ]);
  });

  it('shows that the pushes cannot be read from Redis', async () => {
    openOperations(
      path,
      anOperatorsApi().answer(operationsRoutes.correlation, () => ({ ...correlation(now), pushes: null })),
    );
    expect(await screen.findByText('Pushes are kept in Redis, which isn’t responding.')).toBeInTheDocument();
  });

  it('shows a message when it is unknown', async () => {
    openOperations(
      path,
      anOperatorsApi().answer(operationsRoutes.correlation, () => {
        throw new Refusal(404, 'correlation-not-found');
      }),
    );
    expect(await screen.findByText('No records found')).toBeInTheDocument();
  });
});

describe('the trace of a webstore', () => {
  const open = (view: WebstoreTraceView) =>
    openOperations(
      `${start}/trace?webstore=wildrye-flowers`,
      anOperatorsApi().answer(operationsRoutes.webstoreTrace, () => view),
    );
  const stationItems = async () => within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  const stations = async () => (await stationItems()).map((item) => item.textContent);

  it('takes a web address or a pasted link, and stores it in the URL', async () => {
    const api = anOperatorsApi().answer(operationsRoutes.webstoreTrace, () => trace(now));
    const { user, address } = openOperations(`${start}/trace`, api);
    await screen.findByText('Which webstore?');
    await user.type(screen.getByLabelText('Web address or webstore ID'), 'https://posy.example/wildrye-flowers{Enter}');
    await screen.findByText('Search shows the latest published version.');
    expect(address()).toBe(`${start}/trace?webstore=wildrye-flowers`);
  });

  it('shows the version of each step on the way into search, with links to its jobs', async () => {
    const view = trace(now);
    open(view);
    const items = await stationItems();
    // The text of a time depends on whether it is of today.
    const times = items.map((item) => item.querySelector('time'));
    expect(times.map((time) => time?.dateTime)).toEqual([
      undefined,
      view.publishedAt,
      undefined,
      view.listing?.indexedAt,
      undefined,
    ]);
    times.forEach((time) => time?.remove());
    expect(items.map((item) => item.textContent)).toEqual([
      'Draft27',
      'Published14',
      'Listing41from published version 14',
      'Indexed41',
      'In the engine41',
    ]);
    const [job] = view.jobs;
    const link = within(screen.getByRole('table', { name: 'Recent jobs' })).getAllByRole('link')[0];
    expect(link).toHaveAttribute('href', `${start}/jobs/${job?.id}`);
  });

  const listing = trace(now).listing!;
  it.each<[string, Partial<WebstoreTraceView>]>([
    ['Search shows an older version than the published one.', { listing: { ...listing, indexedVersion: 40 } }],
    ['Search shows an older version than the published one.', { publishedVersion: 15 }],
    ['Search shows an older version than the published one.', { listing: null }],
    ['The engine rejected this listing.', { listing: { ...listing, indexError: 'failed to parse' } }],
    [
      'The page isn’t published, so it isn’t in search.',
      {
        publishedVersion: null,
        publishedAt: null,
        listing: { ...listing, publishedVersion: null, hasDocument: false },
      },
    ],
  ])('says: %s', async (sentence, more) => {
    open(trace(now, more));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('shows that the engine does not respond, instead of a version', async () => {
    open(trace(now, { engineAnswers: false, engineVersion: null }));
    expect((await stations()).at(-1)).toContain('no response');
  });

  it('reindexes with a reason, and shows that it has started', async () => {
    const api = anOperatorsApi()
      .answer(operationsRoutes.webstoreTrace, () => trace(now))
      .answer(operationsRoutes.reindexWebstore, () => trace(now));
    const { user } = openOperations(`${start}/trace?webstore=wildrye-flowers`, api);
    await user.click(await screen.findByRole('button', { name: 'Reindex now' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText('Why'), 'The vendor asks{Enter}');
    expect(await screen.findByText(/^Started/)).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.reindexWebstore)[0]?.body).toEqual({ reason: 'The vendor asks' });
  });

  it.each([
    ['wildrye', 'No webstore has this web address or ID.'],
    ['not an address', 'Use the web address, such as wildrye-flowers, or the ID.'],
  ])('of %j says what is wrong with it', async (asked, sentence) => {
    openOperations(
      `${start}/trace?webstore=${encodeURIComponent(asked)}`,
      anOperatorsApi().answer(operationsRoutes.webstoreTrace, () => {
        throw new Refusal(404, 'traced-webstore-not-found');
      }),
    );
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('the audit', () => {
  it('shows the operator, action, target, reason and result of each entry', async () => {
    openOperations(
      `${start}/audit`,
      anOperatorsApi().answer(operationsRoutes.audit, () => audit(now)),
    );
    const table = within(await screen.findByRole('table', { name: 'Audit log' }));
    const row = (name: RegExp) => table.getByRole('row', { name });
    expect(row(/^Paused a queue/)).toHaveTextContent(
      /operator@posy.example.*mail.*The mail server is being moved.*Done/,
    );
    expect(row(/^Started a retry/)).toHaveTextContent('1,204 jobs');
    expect(row(/^Retried a job/)).toHaveTextContent(/a deleted user.*A worker is processing this job/);
    expect(row(/^Made a user an operator/)).toHaveTextContent(/Command line.*npm run operator, by root.*Done/);
    expect(table.getByRole('link', { name: 'mail' })).toHaveAttribute('href', `${start}/queues/mail`);
  });

  it('is scrolled into view in the bar, which is wider than a phone', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    openOperations(
      `${start}/audit`,
      anOperatorsApi().answer(operationsRoutes.audit, () => audit(now)),
    );
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(/^Audit log$/));
    scrolled.mockRestore();
  });

  it('has its page in the URL', async () => {
    const api = anOperatorsApi().answer(operationsRoutes.audit, () => audit(now));
    const { user } = openOperations(`${start}/audit?page=2`, api);
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.audit)[0]?.query).toEqual({ page: '2', pageSize: '25' });
    await user.click(screen.getByRole('link', { name: 'Older' }));
    await waitFor(() => expect(api.callsOf(operationsRoutes.audit).at(-1)?.query['page']).toBe('3'));
  });

  it('shows a message when it is empty', async () => {
    const none = { results: [], numResults: 0, page: 1, pageSize: 25 };
    openOperations(
      `${start}/audit`,
      anOperatorsApi().answer(operationsRoutes.audit, () => none),
    );
    expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
  });
});

it('the history of faults shows the fault, its beginning, its duration and who acknowledged it', async () => {
  openOperations(
    `${start}/faults`,
    anOperatorsApi().answer(operationsRoutes.faults, () => faults(now)),
  );
  const table = within(await screen.findByRole('table', { name: 'Fault history' }));
  expect(table.getByRole('row', { name: /^Elasticsearch isn’t responding/ })).toHaveTextContent(
    /9 min ago.*ongoing.*operator@posy.example/,
  );
  expect(table.getByRole('row', { name: /^images has more work/ })).toHaveTextContent(/16 min 40 s.*nobody/);
});

it('the history of faults shows the end of a fault while it is open', async () => {
  jest.useFakeTimers();
  try {
    const [fault] = faults(now).results;
    let endedAt: string | null = null;
    const api = anOperatorsApi().answer(operationsRoutes.faults, () => ({
      ...faults(now),
      results: [{ ...fault!, endedAt }],
    }));
    openOperations(`${start}/faults`, api);
    await until(() => screen.queryByText('ongoing'));
    endedAt = new Date(now).toISOString();
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    await until(() => screen.queryByText('ongoing') === null);
    expect(screen.getByRole('row', { name: /^Elasticsearch isn’t responding/ })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
