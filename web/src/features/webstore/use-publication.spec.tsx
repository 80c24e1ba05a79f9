import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, publication, vendor } from '../../test-support/examples.js';
import { FakeWebSocket } from '../../test-support/fake-web-socket.js';
import { Refusal } from '../../test-support/fake-api.js';
import { anApi, renderApp } from '../../test-support/render-app.js';
import { until } from '../../test-support/until.js';

const queued = publication({ state: 'queued', liveAt: null, secondsToLive: null });

/** The editor of a webstore whose newest publish has the status `report`. */
async function open(report: () => PublicationView) {
  const summary = draft();
  const api = anApi()
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [summary], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => draft())
    .answer(directoryRoutes.publication, report);
  const page = renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
  await until(() => screen.queryByLabelText('Business name'));
  await later(0);
  const asked = () => api.callsOf(directoryRoutes.publication).length;
  return { ...page, asked };
}

const step = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'))?.textContent;
const push = (data: PublicationView) => act(() => FakeWebSocket.newest.receive({ action: 'PublicationChanged', data }));
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('follows pushes: queued, indexing, live with the seconds it took', async () => {
  await open(() => queued);
  expect(step()).toBe('Queued');
  push({ ...queued, state: 'indexing' });
  await until(() => step() === 'Indexing');
  push(publication());
  await until(() => screen.queryAllByText('Live in search after 0.42 seconds').length > 0);
  expect(screen.getByRole('link', { name: 'Find it in the directory' })).toHaveAttribute(
    'href',
    '/vendors?name=Wildrye+Flowers',
  );
  expect(screen.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/wildrye-flowers');
});

it('ignores pushes about another webstore', async () => {
  await open(() => queued);
  push({ ...publication(), webstoreId: '0198c0de-0000-7000-8000-0000000000ff' });
  await later(0);
  expect(step()).toBe('Queued');
});

it('polls after three seconds without a push, until it is live', async () => {
  let report = queued;
  const { asked } = await open(() => report);
  expect(asked()).toBe(1);
  await later(2_950);
  expect(asked()).toBe(1);
  report = publication();
  await later(100);
  expect(asked()).toBe(2);
  await until(() => screen.queryAllByText('Live in search after 0.42 seconds').length > 0);
  await later(20_000);
  expect(asked()).toBe(2);
});

it('keeps polling while the response is an error', async () => {
  const { asked } = await open(() => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await later(3_100);
  await later(3_100);
  expect(asked()).toBe(3);
  expect(step()).toBe('Queued');
});

it('fetches when the socket is connected, for missed pushes', async () => {
  const { asked } = await open(() => queued);
  await act(async () => {
    FakeWebSocket.newest.accept();
    await jest.advanceTimersByTimeAsync(0);
    FakeWebSocket.newest.receive({ action: 'Identified' });
  });
  await until(() => asked() === 2);
});

it('reports that it takes longer than usual', async () => {
  await open(() => queued);
  expect(screen.queryByText(/Search is catching up/)).not.toBeInTheDocument();
  await later(9_900);
  expect(screen.queryByText(/Search is catching up/)).not.toBeInTheDocument();
  await later(200);
  expect(screen.getByText(/Search is catching up/)).toBeInTheDocument();
});
