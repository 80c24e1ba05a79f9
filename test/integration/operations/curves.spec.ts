import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { RecordHistory } from '#src/operations/overview/record-history.js';
import { fakeOnly } from '../../support/fake-only.js';
import { eventually } from '../../support/posy/eventually.js';
import { aJob } from './a-job.js';
import { OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;

const minute = 60_000;

beforeAll(async () => {
  // The clock is fixed in the middle of a minute; timers run as usual.
  fakeOnly(['Date'], Math.floor(Date.now() / minute) * minute + minute / 2);
  operator = await OperatorAtWork.start();
});
afterAll(async () => {
  await operator.stop();
  jest.useRealTimers();
});

const rows = () =>
  operator.posy.sql<{ measure: string; at: Date; value: number }>('select * from operations.minute order by measure');

it('writes one row per whole minute, and draws the sparklines from them [OP-133]', async () => {
  const now = Math.floor(Date.now() / minute) * minute;
  const last = new Date(now - minute);
  for (let made = 0; made < 3; made++) await aJob(operator.posy, { state: 'done' });
  await operator.posy.sql(`update platform.message set occurred_at = $1`, [new Date(last.getTime() + 20_000)]);
  await operator.posy.sql(`update platform.delivery set done_at = $1`, [new Date(last.getTime() + 20_400)]);
  const history = operator.posy.get(RecordHistory);
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

  // Each sparkline has a gauge of its own, and the overview shows the latest reading of each.
  const drawn = async () => {
    const { published, liveAfter, queues } = (await operator.call<OverviewView>(routes.overview)).body;
    const reindex = queues.find(({ queue }) => queue === 'reindex');
    return [published.minutes.values, liveAfter.minutes.values, reindex?.done.values ?? []];
  };
  const curves = await eventually(drawn, (read) => read.every((values) => values.some((value) => value > 0)));
  expect(curves.map((values) => values.length)).toEqual([60, 60, 60]);
  expect(curves.map((values) => values.at(-1))).toEqual([3, 400, 3]);
});
