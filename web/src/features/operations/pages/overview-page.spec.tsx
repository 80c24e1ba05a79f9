import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';
import { indexRun, trouble } from '../../../test-support/operations-examples.js';
import { databaseAway, engineAway, overview } from '../../../test-support/overview-examples.js';
import { renderApp } from '../../../test-support/render-app.js';
import { until } from '../../../test-support/until.js';

const path = '/admin/operations';
const open = (answer?: () => OverviewView) => openOperations(path, anOperatorsApi(answer));
const sentence = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const row = (name: RegExp) => within(region('Queues').getByRole('row', { name }));

afterEach(() => {
  jest.useRealTimers();
});

describe('photos that wait', () => {
  it('are counted with the age of the oldest, and lead to the review', async () => {
    open();
    await sentence('Everything is running');
    const photos = region('Photos waiting');
    expect(photos.getByText('Waiting for an operator').nextSibling).toHaveTextContent('2oldest 2 h 4 min');
    expect(photos.getByText('Waiting to be checked').nextSibling).toHaveTextContent(/^0$/);
    expect(photos.queryByText(/images worker/)).not.toBeInTheDocument();
    expect(photos.getByRole('link', { name: 'Review photos' })).toHaveAttribute('href', '/admin/images');
    const navigation = within(screen.getByRole('navigation', { name: 'Operators' }));
    expect(navigation.getByRole('link', { name: /^Photos/ })).toHaveTextContent(/^Photos2$/);
  });

  it('for their check longer than usual have a hint', async () => {
    const unchecked = { count: 31, oldestMs: 400_000 };
    open(() => overview(Date.now(), { pictures: { ...overview(Date.now()).pictures, unchecked } }));
    await sentence('Everything is running');
    expect(region('Photos waiting').getByText(/Is an images worker running/)).toBeInTheDocument();
  });
});

describe('the headline', () => {
  it('shows that everything is running, and the last fault', async () => {
    open();
    await sentence('Everything is running');
    expect(
      screen.getByText(/Last fault: The mail server isn’t responding \(11 days ago, lasted 6 min\)/),
    ).toBeInTheDocument();
    expect(screen.queryByText('What to do')).not.toBeInTheDocument();
  });

  it('shows what is wrong, since when, the backlog, the consequences and what to do [OP-133]', async () => {
    open(() => engineAway(Date.now()));
    await sentence(/^Elasticsearch isn’t responding \(since \d\d:\d\d\)$/);
    expect(screen.getByText(/1,204 edits are waiting; they’ll be indexed when it’s back/)).toBeInTheDocument();
    expect(screen.getByText(/9 min so far, nothing lost/)).toBeInTheDocument();
    expect(screen.getByText('What couples see').nextSibling).toHaveTextContent('Search shows a retry button.');
    expect(screen.getByText('What vendors see').nextSibling).toHaveTextContent('Publishing works.');
    expect(screen.getByText('What to do').nextSibling).toHaveTextContent('restart it');
    expect(region('Also').getByText('images has more work than its workers can handle')).toBeInTheDocument();
  });

  it('links to the paused queue', async () => {
    const troubles = [
      trouble(Date.now(), {
        code: 'queue-paused',
        level: 'warning',
        queue: 'mail',
        advice: 'resume-queue',
        params: {},
      }),
    ];
    open(() => overview(Date.now(), { level: 'warning', troubles }));
    await sentence(/^mail is paused \(since/);
    expect(screen.getByRole('link', { name: 'Open the queue' })).toHaveAttribute('href', `${path}/queues/mail`);
  });

  it('acknowledges a fault', async () => {
    const now = Date.now();
    const seen = trouble(now, { acknowledgedBy: { userId: 'u', email: 'ana@posy.example' } });
    const api = anOperatorsApi(() =>
      engineAway(now, api.callsOf(operationsRoutes.acknowledgeFault).length > 0 ? { troubles: [seen] } : {}),
    );
    api.answer(operationsRoutes.acknowledgeFault, () => ({
      id: seen.faultId ?? '',
      code: seen.code,
      level: seen.level,
      queue: null,
      beganAt: seen.since,
      endedAt: null,
      acknowledgedAt: new Date(now).toISOString(),
      acknowledgedBy: seen.acknowledgedBy,
    }));
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText(/ana@posy.example is on it/)).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.acknowledgeFault)[0]?.path).toContain(seen.faultId);
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  it('distinguish a held queue from one that is behind, in words', async () => {
    open(() => engineAway(Date.now()));
    await sentence(/Elasticsearch/);
    expect(row(/^reindex/).getByText('Held: Elasticsearch isn’t responding')).toBeInTheDocument();
    expect(row(/^reindex/).getByText('9 min 12 s')).toBeInTheDocument();
    expect(row(/^reindex/).getByText('not moving')).toBeInTheDocument();
    expect(row(/^images/).getByText('Behind')).toBeInTheDocument();
    expect(row(/^mail/).getByText('Working')).toBeInTheDocument();
    expect(row(/^reindex/).getByRole('link', { name: 'See jobs in reindex' })).toHaveAttribute(
      'href',
      `${path}/queues/reindex?state=waiting`,
    );
  });

  it('show the details of a dependency, and since when one is unavailable', async () => {
    open(() => engineAway(Date.now()));
    await sentence(/Elasticsearch/);
    const engine = within(region('Dependencies').getByRole('heading', { name: 'Elasticsearch' }).closest('li')!);
    expect(engine.getByText('Not responding')).toBeInTheDocument();
    expect(engine.getByText('Connection refused, 56 tries')).toBeInTheDocument();
    expect(engine.getByText(/No response since/)).toBeInTheDocument();
    const database = within(region('Dependencies').getByRole('heading', { name: 'PostgreSQL' }).closest('li')!);
    expect(database.getByText('2.0 ms, 14 of 40 connections')).toBeInTheDocument();
  });

  it('distinguish dead workers from busy ones', async () => {
    open(() => engineAway(Date.now()));
    await sentence(/Elasticsearch/);
    expect(region('Workers').getAllByText('Waiting for Elasticsearch')).toHaveLength(2);
    expect(region('Workers').getByText('Overloaded')).toBeInTheDocument();
  });

  it('show that a queue and its workers wait for the index when the engine is up and the index is missing', async () => {
    const { queues, workers } = overview(Date.now());
    open(() =>
      overview(Date.now(), {
        queues: [{ ...queues[0]!, state: 'held', heldBy: 'listings' }],
        workers: { ...workers, list: [{ ...workers.list[0]!, state: 'holding', holdsFor: ['listings', 'mail'] }] },
      }),
    );
    await sentence('Everything is running');
    expect(row(/^reindex/).getByText('Held: the search index isn’t responding')).toBeInTheDocument();
    expect(region('Workers').getByText('Waiting for the search index and Mail')).toBeInTheDocument();
  });

  it('show unknown values as unknown instead of zero', async () => {
    const well = overview(Date.now());
    const since = new Date().toISOString();
    const queues = [
      { ...well.queues[0]!, state: 'unknown' as const, waiting: null, oldestMs: null, noAnswerSince: since },
    ];
    open(() => ({ ...well, queues, drift: { ...well.drift, count: null, noAnswerSince: since } }));
    await sentence('Everything is running');
    expect(row(/^reindex/).getByText('Unknown')).toBeInTheDocument();
    expect(row(/^reindex/).getByText(/No response since/)).toBeInTheDocument();
    expect(row(/^reindex/).getAllByText('unknown').length).toBeGreaterThan(0);
  });

  it('show nothing from the database as known while it is unavailable', async () => {
    const api = anOperatorsApi(() => databaseAway(Date.now())).answer(operationsRoutes.index, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    openOperations(path, api);
    await sentence(/PostgreSQL isn’t responding/);
    expect(region('Workers').getByText(/No response since/)).toBeInTheDocument();
    expect(region('Queues').queryByText('not moving')).not.toBeInTheDocument();
    expect(region('The last few minutes').getAllByText(/No response since/)).toHaveLength(3);
    expect(await region('Index').findByText('No response')).toBeInTheDocument();
    expect(region('Dead letters').getByText('No response')).toBeInTheDocument();
    expect(region('Slowest searches').getByText(/near New York City/)).toBeInTheDocument();
  });

  it('do not show zero searches while Redis is unavailable', async () => {
    const { searches } = overview(Date.now());
    const silent = { ...searches, perSecond: null, noAnswerSince: new Date().toISOString() };
    open(() => overview(Date.now(), { searches: silent, slowSearches: [] }));
    await sentence('Everything is running');
    expect(region('Slowest searches').getByText(/No response since/)).toBeInTheDocument();
  });

  it('list the latest dead letters with links', async () => {
    open();
    await sentence('Everything is running');
    expect(region('Dead letters').getByText('Mailbox does not exist')).toBeInTheDocument();
    expect(region('Dead letters').getAllByRole('link', { name: /^Open / })).toHaveLength(3);
  });
});

describe('the index', () => {
  it('shows the progress, rate and estimated end of a rebuild', async () => {
    open(() => overview(Date.now(), { index: { ...overview(0).index, run: indexRun(Date.now()) } }));
    const progress = await screen.findByRole('progressbar', { name: 'Rebuilding' });
    expect(progress).toHaveAttribute('aria-valuetext', '84,306 of 100,212 listings');
    expect(region('Index').getByText(/2,310 a second, ends around \d\d:\d\d:\d\d/)).toBeInTheDocument();
    expect(region('Index').getByRole('button', { name: 'Rebuild' })).toBeDisabled();
  });

  it('shows that a rebuild waits for the engine, and where it will continue', async () => {
    open(() => engineAway(Date.now()));
    expect(await screen.findByText('Rebuild is waiting')).toBeInTheDocument();
    expect(screen.getByText('Resumes from 62,140 when the engine is back')).toBeInTheDocument();
  });

  it('shows that a rebuild was requested and no worker has started it yet', async () => {
    const asked = indexRun(Date.now(), { state: 'waiting', done: 0, total: null, perSecond: null, endsAbout: null });
    open(() => overview(Date.now(), { index: { ...overview(0).index, run: asked } }));
    expect(await screen.findByText('A worker will start it in a moment')).toBeInTheDocument();
  });

  it('starts a rebuild only with a reason', async () => {
    const api = anOperatorsApi().answer(operationsRoutes.startIndexRun, () => indexRun(Date.now()));
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Rebuild' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Rebuild the index?' }));
    await user.click(question.getByRole('button', { name: 'Start the rebuild' }));
    expect(question.getByText('Enter a reason.')).toBeInTheDocument();
    expect(api.callsOf(operationsRoutes.startIndexRun)).toEqual([]);
    await user.type(question.getByLabelText('Why'), 'New mapping');
    await user.click(question.getByRole('button', { name: 'Start the rebuild' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.callsOf(operationsRoutes.startIndexRun)[0]?.body).toEqual({ kind: 'rebuild', reason: 'New mapping' });
  });

  it('keeps the dialog open and shows the error when it is refused', async () => {
    const api = anOperatorsApi().answer(operationsRoutes.startIndexRun, () => {
      throw new Refusal(409, 'index-run-in-progress');
    });
    const { user } = openOperations(path, api);
    await user.click(await screen.findByRole('button', { name: 'Rebuild' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText('Why'), 'New mapping{Enter}');
    expect(await question.findByText(/already running/)).toBeInTheDocument();
    expect(question.getByLabelText('Why')).toHaveValue('New mapping');
  });
});

describe('its own connection', () => {
  it('watches while the page is open, and shows pushed overviews', async () => {
    const { socket, go } = open();
    await sentence('Everything is running');
    act(() => socket().accept());
    act(() => socket().receive({ action: 'Identified' }));
    await waitFor(() => expect(socket().sent.map(({ action }) => action)).toContain('WatchOperations'));
    act(() => socket().receive({ action: 'OperationsOverview', data: engineAway(Date.now() + 1) }));
    await sentence(/Elasticsearch isn’t responding/);
    expect(screen.getByText('Live')).toHaveTextContent(/^Live, \d\d:\d\d:\d\d$/);
    await go('/vendors');
    await waitFor(() => expect(socket().sent.at(-1)?.action).toBe('LeaveOperations'));
  });

  it('polls when no pushes arrive, and shows the age of the figures when polling fails', async () => {
    jest.useFakeTimers();
    let isGone = false;
    const { api } = open(() => {
      if (isGone) throw new Refusal(503, 'temporarily-unavailable');
      return overview(Date.now());
    });
    await until(() => screen.queryByRole('heading', { level: 1, name: 'Everything is running' }));
    isGone = true;
    const asked = api.callsOf(operationsRoutes.overview).length;
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(api.callsOf(operationsRoutes.overview).length).toBeGreaterThan(asked);
    await until(() => screen.queryByText('This page has lost its connection'));
    expect(screen.getByText(/You’re seeing data from \d\d:\d\d:\d\d, 12 s ago/)).toBeInTheDocument();
    expect(screen.getByText(/^Disconnected; data is 12 s old$/)).toBeInTheDocument();
    isGone = false;
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    await until(() => screen.queryByText('This page has lost its connection') === null);
  });

  it('shows that the figures could not be loaded, and retries on request', async () => {
    let isGone = true;
    const { user } = open(() => {
      if (isGone) throw new Refusal(503, 'temporarily-unavailable');
      return overview(Date.now());
    });
    await screen.findByText('We couldn’t load this');
    isGone = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await sentence('Everything is running');
  });
});

describe('access', () => {
  it('sends a visitor to sign in [ID-104]', async () => {
    const { address } = renderApp({ path });
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it.each([couple, vendor])('tells $email that the page is for operators, unasked [ID-104]', async (user) => {
    const { address, api } = renderApp({ path, user });
    await screen.findByRole('heading', { name: 'Admin Authentication Error' });
    expect(address()).toBe('/admin/authError');
    expect(api.callsOf(operationsRoutes.overview)).toEqual([]);
  });
});
