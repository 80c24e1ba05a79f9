import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { KeepHistory } from '#src/operations/overview/keep-history.js';
import { fakeOnly } from '../../support/fake-only.js';
import { eventually } from '../../support/posy/eventually.js';
import { aJob } from './a-job.js';
import { OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;

const minute = 60_000;

beforeAll(async () => {
  // It is the middle of a minute, and stays so; timers run as always.
  fakeOnly(['Date'], Math.floor(Date.now() / minute) * minute + minute / 2);
  operator = await OperatorAtWork.start();
});
afterAll(async () => {
  await operator.stop();
  jest.useRealTimers();
});

const rows = () =>
  operator.posy.sql<{ measure: string; at: Date; value: number }>('select * from operations.minute order by measure');

it('a row is written for each whole minute, once, and the curves are drawn from it [OP-133]', async () => {
  const now = Math.floor(Date.now() / minute) * minute;
  const last = new Date(now - minute);
  for (let made = 0; made < 3; made++) await aJob(operator.posy, { state: 'done' });
  await operator.posy.sql(`update platform.message set occurred_at = $1`, [new Date(last.getTime() + 20_000)]);
  await operator.posy.sql(`update platform.delivery set done_at = $1`, [new Date(last.getTime() + 20_400)]);
  const history = operator.posy.get(KeepHistory);
  await history.tick(last.getTime() + 30_000);
  expect(await rows()).toEqual([]);
  await history.tick(now + 1_000);
  const written = [
    { measure: 'drift', at: last, value: 0 },
    { measure: 'live-after', at: last, value: 400 },
    { measure: 'published', at: last, value: 3 },
  ];
  expect(await rows()).toEqual(written);
  await history.tick(now + 6_000);
  expect(await rows()).toEqual(written);

  const overview = async () => (await operator.call<OverviewView>(routes.overview)).body;
  const isDrawn = (told: OverviewView) => told.published.minutes.values.some((value) => value > 0);
  const { published, liveAfter, queues } = await eventually(overview, isDrawn);
  for (const { minutes } of [published, liveAfter]) expect(minutes.values).toHaveLength(60);
  expect(published.minutes.values.at(-1)).toBe(3);
  expect(liveAfter.minutes.values.at(-1)).toBe(400);
  expect(queues.find(({ queue }) => queue === 'reindex')?.done.values.at(-1)).toBe(3);
});
