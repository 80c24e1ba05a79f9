import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexRunView, IndexView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { nothing, OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(async () => {
  await operator.forgetEverything();
  await operator.posy.sql('truncate directory.index_run');
});

const start = (body: object) => operator.call<IndexRunView>(routes.startIndexRun, { body: { reason, ...body } });
const cancel = (id: string, body: object = { reason }) =>
  operator.call<IndexRunView>(routes.cancelIndexRun, { params: { id }, body });
const index = async () => (await operator.call<IndexView>(routes.index)).body;

describe('the index', () => {
  it('is shown as empty and without drift before the first build', async () => {
    expect(await index()).toMatchObject({ name: null, documents: null, listings: 0, drift: 0, refused: 0, run: null });
  });

  it('is rebuilt by one run at a time, and a second request returns who started the first [OP-133]', async () => {
    const { status, body } = await start({ kind: 'rebuild' });
    expect([status, body]).toMatchObject([200, { kind: 'rebuild', state: 'waiting', startedByProgram: null }]);
    expect(body.startedBy).toEqual({ userId: operator.userId, email: operator.email });
    expect((await index()).run).toEqual(body);
    const second = await start({ kind: 'verify' });
    expect([second.status, second.problem.error]).toEqual([409, 'index-run-in-progress']);
    expect(second.problem.params).toMatchObject({ startedBy: operator.email, kind: 'rebuild' });
    expect(await operator.audit()).toMatchObject([
      { action: 'index-verify-started', result: 'index-run-in-progress' },
      { action: 'index-rebuild-started', result: 'done', targetId: body.id, targetKind: 'index run', reason },
    ]);
  });

  it('is verified with repair and facts on request', async () => {
    const { body } = await start({ kind: 'verify', repair: true, facts: true });
    expect(body).toMatchObject({ kind: 'verify', repair: true, facts: true, missing: 0 });
  });

  it('a waiting run is cancelled at once, and only once', async () => {
    const { id } = (await start({ kind: 'rebuild' })).body;
    const cancelled = await cancel(id);
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
    expect(await index()).toMatchObject({ run: null, recent: [{ id, state: 'cancelled' }] });
    expect(await operator.audit({ action: 'index-run-cancelled' })).toMatchObject([{ targetId: id, result: 'done' }]);
    expect((await cancel(id)).problem.error).toBe('run-already-over');
  });

  it.each([
    [{}, 'kind'],
    [{ kind: 'polish' }, 'kind'],
    [{ kind: 'verify', repair: 'yes' }, 'repair'],
    [{ kind: 'verify', facts: null }, 'facts'],
    [{ kind: 'verify', reason: '' }, 'reason'],
    [{ kind: 'verify', force: true }, 'force'],
  ])('a run of %j is refused, and the field named', async (body: object, field) => {
    const { status, problem } = await start(body);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
    expect((await index()).recent).toEqual([]);
  });

  it('responds 404 for an unknown run', async () => {
    const unknown = await cancel(nothing);
    expect([unknown.status, unknown.problem.error]).toEqual([404, 'index-run-not-found']);
    expect((await cancel('9')).problem.fields).toEqual({ id: ['malformed'] });
    expect((await cancel(nothing, {})).problem.fields).toHaveProperty('reason');
  });
});
