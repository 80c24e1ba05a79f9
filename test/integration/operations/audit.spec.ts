import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import type { AuditEntryView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { DeleteOldRecords } from '#src/operations/delete-old-records.js';
import { aJob } from './a-job.js';
import { OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(() => operator.forgetEverything());

const page = async (query: Record<string, string | number>) =>
  (await operator.call<PageView<AuditEntryView>>(routes.audit, { query })).body;

it('is paged, the newest first, and filtered by action, user and target', async () => {
  const jobs = [await aJob(operator.posy), await aJob(operator.posy), await aJob(operator.posy)];
  for (const { id } of jobs) await operator.call(routes.retryJob, { params: { id }, body: { reason } });
  await operator.call(routes.pauseQueue, { params: { queue: 'reindex' }, body: { reason } });
  const first = await page({ pageSize: 2 });
  expect(first).toMatchObject({ numResults: 4, page: 1, pageSize: 2 });
  expect(first.results.map(({ targetId }) => targetId)).toEqual(['reindex', jobs[2]!.id]);
  expect((await page({ pageSize: 2, page: 2 })).results.map(({ targetId }) => targetId)).toEqual([
    jobs[1]!.id,
    jobs[0]!.id,
  ]);
  expect(await page({ action: 'queue-paused' })).toMatchObject({ numResults: 1, results: [{ targetId: 'reindex' }] });
  expect(await page({ target: jobs[0]!.id })).toMatchObject({ numResults: 1 });
  expect(await page({ userId: operator.userId })).toMatchObject({ numResults: 4 });
  expect(await page({ userId: randomUUIDv7() })).toMatchObject({ numResults: 0, results: [] });
});

it.each([
  [{ action: 'danced' }, 'action'],
  [{ userId: 'me' }, 'userId'],
  [{ page: '0' }, 'page'],
  [{ page: '101', pageSize: '100' }, 'page'],
  [{ pageSize: '101' }, 'pageSize'],
  [{ before: '2026' }, 'before'],
])('refuses %j and names the parameter', async (query: Record<string, string>, field) => {
  const { status, problem } = await operator.call(routes.audit, { query });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
});

it('shows an erased person by id only', async () => {
  const gone = randomUUIDv7();
  await operator.posy.sql(
    `insert into operations.audit (id, at, user_id, action, target_kind, target_id, result, numbers)
     values ($1, now(), $2, 'job-retried', 'job', '1', 'done', '{}')`,
    [randomUUIDv7(), gone],
  );
  expect((await page({})).results[0]?.by).toEqual({ userId: gone, email: null });
});

it('keeps entries for a year, and deletes old runs and faults too', async () => {
  const add = (days: number) =>
    operator.posy.sql(
      `insert into operations.audit (id, at, user_id, action, target_kind, target_id, result, numbers)
       values ($1, now() - make_interval(days => $2), $1, 'job-retried', 'job', $2::text, 'done', '{}')`,
      [randomUUIDv7(), days],
    );
  await add(364);
  await add(366);
  await operator.posy.sql(
    `insert into operations.fault (id, code, level, queue, began_at, ended_at)
     values ($1, 'mail-away', 'fault', '', now() - interval '2 years', now() - interval '2 years'),
            ($2, 'redis-away', 'fault', '', now() - interval '2 years', null)`,
    [randomUUIDv7(), randomUUIDv7()],
  );
  await operator.posy.sql(
    `insert into operations.minute (measure, at, value)
     values ('drift', now() - interval '3 days', 1), ('drift', now() - interval '1 hour', 2)`,
  );
  await operator.posy.get(DeleteOldRecords).tick();
  expect((await page({})).results.map(({ targetId }) => targetId)).toEqual(['364']);
  expect(await operator.posy.sql('select code from operations.fault')).toEqual([{ code: 'redis-away' }]);
  expect(await operator.posy.sql('select value from operations.minute')).toEqual([{ value: 2 }]);
});
