import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueueView } from '#contracts/operations/overview.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { aJob } from './a-job.js';
import { OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(() => operator.forgetEverything());

const pause = (queue: string, body: object = { reason }) =>
  operator.call<QueueView>(routes.pauseQueue, { params: { queue }, body });
const resume = (queue: string, body: object = { reason }) =>
  operator.call<QueueView>(routes.resumeQueue, { params: { queue }, body });
const pausedQueues = () => operator.posy.sql('select queue, paused_by, reason from platform.queue_pause');

describe('a queue', () => {
  it('is paused and resumed, and the operator and the reason are audited [OP-133]', async () => {
    await aJob(operator.posy, { state: 'waiting', minutesAgo: 2 });
    const paused = await pause('reindex');
    expect([paused.status, paused.body]).toMatchObject([200, { queue: 'reindex', state: 'paused', waiting: 1 }]);
    expect(paused.body.oldestMs).toBeGreaterThanOrEqual(120_000);
    expect(await pausedQueues()).toEqual([{ queue: 'reindex', paused_by: operator.userId, reason }]);
    const resumed = await resume('reindex');
    expect([resumed.status, resumed.body.state]).toEqual([200, 'stopped']); // no worker runs in this test
    expect(await pausedQueues()).toEqual([]);
    expect(await operator.audit()).toMatchObject([
      { action: 'queue-resumed', targetKind: 'queue', targetId: 'reindex', reason },
      { action: 'queue-paused', targetKind: 'queue', targetId: 'reindex', reason },
    ]);
  });

  it('does not change when it is paused or resumed twice', async () => {
    await pause('reindex');
    expect((await pause('reindex')).body.state).toBe('paused');
    await resume('reindex');
    expect((await resume('reindex')).status).toBe(200);
    expect(await pausedQueues()).toEqual([]);
  });

  it('with an unknown name is not found', async () => {
    for (const answer of [await pause('nails'), await resume('nails')]) {
      expect([answer.status, answer.problem.error]).toEqual([404, 'queue-not-found']);
    }
    expect(await operator.audit()).toMatchObject([{ result: 'queue-not-found' }, { result: 'queue-not-found' }]);
  });

  it.each(['Reindex!', 'x'.repeat(60), '7'])('%s is not a valid name', async (queue) => {
    expect((await pause(queue)).problem.fields).toEqual({ queue: ['malformed'] });
    expect((await resume(queue)).problem.fields).toEqual({ queue: ['malformed'] });
  });

  it('requires a reason to pause and to resume', async () => {
    expect((await pause('reindex', {})).problem.fields).toHaveProperty('reason');
    expect((await resume('reindex', { reason: ' ' })).problem.fields).toHaveProperty('reason');
    expect(await pausedQueues()).toEqual([]);
  });
});
