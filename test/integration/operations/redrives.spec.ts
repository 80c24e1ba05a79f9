import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import type { DeadLetterKindView, RedrivePreviewView, RedriveRunView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { RunRedrives, redriveChunkSize } from '#src/operations/run-redrives.js';
import { RedriveRun } from '#src/operations/domain/redrive-run.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { aJob } from './a-job.js';
import { nothing, OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(() => operator.forgetEverything());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const lastHour = () => ({ consumer: 'directory.project-listing', from: minutesAgo(60) });
const preview = (body: object) => operator.call<RedrivePreviewView>(routes.previewRedrive, { body });
const start = (body: object) => operator.call<RedriveRunView>(routes.startRedrive, { body: { reason, ...body } });
const run = async (id: string) => (await operator.call<RedriveRunView>(routes.redrive, { params: { id } })).body;
const drive = () => operator.posy.get(RunRedrives).tick();
const failed = () =>
  operator.posy.sql<{ id: string }>('select id from platform.delivery where failed_at is not null order by id');

/** Dead letters that all failed ten minutes ago. */
async function manyJobs(count: number): Promise<void> {
  const { messageId } = await aJob(operator.posy, { minutesAgo: 10 });
  await operator.posy.sql(
    `with copies as (
       insert into platform.message select gen_random_uuid(), type, version, subject_id, payload, correlation_id,
         causation_id, occurred_at from platform.message, generate_series(2, $2) where id = $1 returning id
     )
     insert into platform.delivery (id, message_id, consumer, round, enqueue_count, starts, attempts, history, failed_at)
     select gen_random_uuid(), copies.id, consumer, 0, 1, 0, 8, '[]', failed_at
     from copies, platform.delivery where message_id = $1`,
    [messageId, count],
  );
}

describe('a dry run', () => {
  it('counts the selected dead letters by kind, and changes nothing [OP-133]', async () => {
    const inside = await aJob(operator.posy, { minutesAgo: 10 });
    await aJob(operator.posy, { minutesAgo: 70 });
    await aJob(operator.posy, { state: 'delayed' });
    const { status, body } = await preview(lastHour());
    const kind = {
      queue: 'reindex',
      consumer: 'directory.project-listing',
      messageType: 'webstore.webstore-published',
    };
    expect([status, body.count, body.kinds]).toEqual([200, 1, [{ ...kind, count: 1 }]]);
    expect(body.sample.map(({ id }) => id)).toEqual([inside.id]);
    expect(await failed()).toHaveLength(2);
    expect(await operator.audit()).toEqual([]);
    const all = await operator.call<DeadLetterKindView[]>(routes.deadLetterKinds);
    expect(all.body).toEqual([{ ...kind, count: 2 }]);
  });

  it('of named jobs counts only the dead letters', async () => {
    const [dead, done] = [await aJob(operator.posy), await aJob(operator.posy, { state: 'done' })];
    const { body } = await preview({ jobIds: [dead.id, done.id, nothing] });
    expect([body.count, body.sample.map(({ id }) => id)]).toEqual([1, [dead.id]]);
  });
});

describe('a re-drive', () => {
  it('re-drives all of a kind in a time window, in chunks, and shows its progress', async () => {
    for (let made = 0; made < 3; made++) await aJob(operator.posy, { minutesAgo: 10 });
    const outside = await aJob(operator.posy, { minutesAgo: 90 });
    const { status, body } = await start(lastHour());
    expect([status, body]).toMatchObject([200, { state: 'running', total: 3, redriven: 0, reason }]);
    expect(body.startedBy).toEqual({ userId: operator.userId, email: operator.email });
    await drive();
    expect(await run(body.id)).toMatchObject({ state: 'done', redriven: 3, skipped: 0 });
    expect((await run(body.id)).endedAt).not.toBeNull();
    expect(await failed()).toEqual([{ id: outside.id }]);
    expect(await operator.audit()).toMatchObject([
      { action: 'redrive-started', targetKind: 'redrive run', targetId: body.id, numbers: { count: 3 }, reason },
    ]);
  });

  it('re-drives more than a chunk of dead letters, each once', async () => {
    const count = 2 * redriveChunkSize + 1;
    await manyJobs(count);
    const { body } = await start(lastHour());
    expect(body.total).toBe(count);
    await drive();
    expect(await run(body.id)).toMatchObject({ state: 'done', redriven: count, skipped: 0 });
    expect(await failed()).toEqual([]);
    expect(await operator.posy.sql('select distinct round from platform.delivery')).toEqual([{ round: 1 }]);
  });

  it('of named jobs skips those that are no longer dead letters', async () => {
    const [one, two] = [await aJob(operator.posy), await aJob(operator.posy)];
    const { body } = await start({ jobIds: [one.id, two.id] });
    expect(body.total).toBe(2);
    await operator.call(routes.discardJob, { params: { id: two.id }, body: { reason } });
    await drive();
    expect(await run(body.id)).toMatchObject({ state: 'done', redriven: 1, skipped: 1 });
  });

  it.each([
    ['by kind, until tomorrow', () => Promise.resolve({ ...lastHour(), to: minutesAgo(-24 * 60) })],
    ['by name', async () => ({ jobIds: (await failed()).map(({ id }) => id) })],
  ])('%s drives each once, although they fail again at once', async (_how, selection) => {
    await manyJobs(redriveChunkSize + 1);
    // Limited, so that a run which takes them again ends and fails the test.
    await operator.posy.sql(`
      create function platform.fail_again() returns trigger as
      $$ begin new.failed_at := clock_timestamp(); return new; end; $$ language plpgsql;
      create trigger fail_again before update on platform.delivery for each row
      when (old.failed_at is not null and new.failed_at is null and new.round < 4)
      execute function platform.fail_again()`);
    try {
      const { body } = await start(await selection());
      await drive();
      expect(await run(body.id)).toMatchObject({ state: 'done', redriven: redriveChunkSize + 1, skipped: 0 });
    } finally {
      await operator.posy.sql('drop function platform.fail_again cascade');
    }
  });

  it('processes no further chunk after a stop', async () => {
    await aJob(operator.posy);
    const { body } = await start(lastHour());
    const stopped = await operator.call<RedriveRunView>(routes.stopRedrive, {
      params: { id: body.id },
      body: { reason },
    });
    expect([stopped.status, stopped.body.state]).toEqual([200, 'stopped']);
    await drive();
    expect(await failed()).toHaveLength(1);
    const again = await operator.call(routes.stopRedrive, { params: { id: body.id }, body: { reason } });
    expect([again.status, again.problem.error]).toEqual([409, 'run-already-over']);
    expect((await operator.audit()).map(({ action, result }) => [action, result])).toEqual([
      ['redrive-stopped', 'run-already-over'],
      ['redrive-stopped', 'done'],
      ['redrive-started', 'done'],
    ]);
  });

  it('continues at its checkpoint after its relay died', async () => {
    const jobs = [await aJob(operator.posy, { minutesAgo: 9 }), await aJob(operator.posy, { minutesAgo: 8 })];
    const { body } = await start({ jobIds: jobs.map(({ id }) => id) });
    // Simulates that a chunk of one was committed before the relay died.
    await operator.posy.sql('update platform.delivery set failed_at = null where id = $1', [jobs[0]!.id]);
    await operator.posy.get(UnitOfWork).run(async (em) => {
      const half = await em.findOneOrFail(RedriveRun, body.id);
      half.redriven = 1;
    });
    await drive();
    expect(await run(body.id)).toMatchObject({ state: 'done', redriven: 2 });
    expect(await failed()).toEqual([]);
  });

  it('does not block other runs when it fails', async () => {
    await aJob(operator.posy);
    const broken = await start(lastHour());
    await operator.posy.sql(`update operations.redrive_run set next_chunk = 'nowhere'`);
    const next = await start(lastHour());
    await expect(drive()).rejects.toThrow(`re-drive ${broken.body.id}: `);
    expect(await run(next.body.id)).toMatchObject({ state: 'done', redriven: 1 });
    expect(await run(broken.body.id)).toMatchObject({ state: 'running' });
  });

  it('is listed, the newest first', async () => {
    const ids = [];
    for (let made = 0; made < 3; made++) ids.push((await start(lastHour())).body.id);
    const { body } = await operator.call<PageView<RedriveRunView>>(routes.redrives, { query: { pageSize: 2 } });
    expect([body.results.map(({ id }) => id), body.numResults]).toEqual([ids.reverse().slice(0, 2), 3]);
    expect((await operator.call(routes.redrives, { query: { page: 0 } })).problem.fields).toHaveProperty('page');
  });

  it('responds 404 for an unknown id', async () => {
    expect((await operator.call(routes.redrive, { params: { id: nothing } })).problem.error).toBe(
      'redrive-run-not-found',
    );
    const stop = await operator.call(routes.stopRedrive, { params: { id: nothing }, body: { reason } });
    expect([stop.status, stop.problem.error]).toEqual([404, 'redrive-run-not-found']);
    expect((await operator.call(routes.redrive, { params: { id: '7' } })).status).toBe(400);
    expect((await operator.call(routes.stopRedrive, { params: { id: '7' }, body: { reason } })).status).toBe(400);
  });
});

describe('an invalid selection', () => {
  it('of ten years is refused with the limit', async () => {
    const tenYears = { from: '2016-11-21T00:00:00Z', to: '2026-11-21T00:00:00Z' };
    for (const answer of [await preview(tenYears), await start(tenYears)]) {
      expect([answer.status, answer.problem.fields]).toEqual([400, { from: ['window-too-long'] }]);
      expect(answer.problem.params).toEqual({ limit: 90 });
    }
    expect(await operator.posy.sql('select 1 from operations.redrive_run')).toEqual([]);
  });

  it.each([
    [{}, 'from'],
    [{ to: '2026-11-21T09:00:00Z' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-13-45' }, 'from'],
    [{ from: '2026-11-20T00:00:00Z', to: '2026-11-19T00:00:00Z' }, 'from'],
    [{ from: '2026-11-20T00:00:00Z', to: 'x' }, 'to'],
    [{ from: '2026-11-20T00:00:00Z', queue: 'nails' }, 'queue'],
    [{ from: '2026-11-20T00:00:00Z', consumer: 'nobody' }, 'consumer'],
    [{ jobIds: [] }, 'jobIds'],
    [{ jobIds: ['x'] }, 'jobIds'],
    [{ jobIds: [nothing], from: '2026-11-20T00:00:00Z' }, 'from'],
    [{ jobIds: [nothing], consumer: 'directory.project-listing' }, 'consumer'],
  ])('%j is refused, and the field named', async (body: object, field) => {
    for (const answer of [await preview(body), await start(body)]) {
      expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('a run requires a reason', async () => {
    const { status, problem } = await operator.call(routes.startRedrive, { body: lastHour() });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']]);
  });
});
