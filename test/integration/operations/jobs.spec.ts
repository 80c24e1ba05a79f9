import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CorrelationView, JobPageView, JobView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { aJob } from './a-job.js';
import { nothing, OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(() => operator.forgetEverything());

const jobs = async (query: Record<string, string | number> = {}) =>
  (await operator.call<JobPageView>(routes.jobs, { query })).body;
const ids = async (query: Record<string, string | number>) => (await jobs(query)).jobs.map(({ id }) => id);
const job = (id: string) => operator.call<JobView>(routes.job, { params: { id } });

describe('GET operations/jobs', () => {
  it('lists jobs by state, page by page [OP-133]', async () => {
    const old = await aJob(operator.posy, { minutesAgo: 5 });
    const young = await aJob(operator.posy, { minutesAgo: 1 });
    const delayed = await aJob(operator.posy, { state: 'delayed' });
    expect(await ids({ state: 'failed' })).toEqual([young.id, old.id]);
    const first = await jobs({ state: 'failed', limit: 1 });
    expect(first.jobs.map(({ id }) => id)).toEqual([young.id]);
    const second = await jobs({ state: 'failed', limit: 1, after: first.next! });
    expect(second).toMatchObject({ jobs: [{ id: old.id }], next: null });
    expect(await ids({ state: 'delayed' })).toEqual([delayed.id]);
    expect((await ids({ queue: 'reindex' })).sort()).toEqual([old.id, young.id, delayed.id].sort());
    expect(await ids({ queue: 'reactions' })).toEqual([]);
    expect(await ids({ messageType: 'webstore.webstore-unpublished' })).toEqual([]);
  });

  it('finds jobs about a job, a message, a correlation, a webstore, its address and its vendor', async () => {
    const vendor = await aVendor(operator.posy);
    const url = `wildrye-${randomUUIDv7().slice(-6)}`;
    const webstoreId = await aWebstore(vendor.vendorId).with({ url }).published(operator.posy);
    await operator.forgetEverything();
    const mine = await aJob(operator.posy, { subjectId: webstoreId, correlationId: 'request-of-nora' });
    await aJob(operator.posy);
    for (const about of [
      mine.id,
      mine.messageId,
      'request-of-nora',
      webstoreId,
      url,
      url.toUpperCase(),
      vendor.vendorId,
    ]) {
      expect(await ids({ about })).toEqual([mine.id]);
      expect(await ids({ about, state: 'failed' })).toEqual([mine.id]);
      expect(await ids({ about, state: 'done' })).toEqual([]);
    }
    expect((await jobs({ about: url })).jobs[0]?.webstore).toMatchObject({
      id: webstoreId,
      url,
      vendorId: vendor.vendorId,
    });
    expect(await ids({ about: 'no-such-thing' })).toEqual([]);
  });

  it.each([
    [{ state: 'lost' }, 'state'],
    [{ queue: 'nails' }, 'queue'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ state: 'failed', after: 'made-up' }, 'after'],
    [{ about: 'x'.repeat(121) }, 'about'],
    [{ since: '2026' }, 'since'],
  ])('refuses %j and names the parameter', async (query: Record<string, string>, field) => {
    const { status, problem } = await operator.call(routes.jobs, { query });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('GET operations/jobs/:id', () => {
  it('returns a job with its message, errors with stack traces, and timeline', async () => {
    const causationId = randomUUIDv7();
    const { id, messageId, subjectId, correlationId } = await aJob(operator.posy, { causationId });
    const { status, body } = await job(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      job: {
        id,
        messageId,
        subjectId,
        queue: 'reindex',
        state: 'failed',
        attempts: 8,
        webstore: null,
        lastError: 'bad',
      },
      payload: { webstoreId: subjectId, publishedVersion: 1 },
      correlationId,
      causationId,
      attemptLimit: 8,
      actions: ['retry', 'discard'],
    });
    expect(body.timeline.map(({ step }) => step)).toEqual(expect.arrayContaining(['recorded', 'queued', 'refused']));
    expect(body.timeline.find(({ step }) => step === 'refused')).toMatchObject({ error: 'bad', stack: 'at line 1' });
  });

  it('counts the attempt that succeeded, besides those that failed', async () => {
    const { id } = await aJob(operator.posy, { state: 'done' });
    await operator.posy.sql(`update platform.delivery set attempts = 2 where id = $1`, [id]);
    expect((await job(id)).body.job).toMatchObject({ state: 'done', attempts: 3 });
  });

  it('responds 404 for an unknown id, and refuses a malformed one', async () => {
    const unknown = await job(nothing);
    expect([unknown.status, unknown.problem.error]).toEqual([404, 'job-not-found']);
    const malformed = await job('17');
    expect([malformed.status, malformed.problem.fields]).toEqual([400, { id: ['malformed'] }]);
  });
});

describe('GET operations/correlations/:id', () => {
  it('returns everything that one request caused', async () => {
    const first = await aJob(operator.posy, { state: 'done', correlationId: 'one-request' });
    const second = await aJob(operator.posy, { correlationId: 'one-request', causationId: first.messageId });
    await aJob(operator.posy);
    const { body } = await operator.call<CorrelationView>(routes.correlation, { params: { id: 'one-request' } });
    expect(body.messages).toMatchObject([
      { id: first.messageId, causationId: null, jobs: [{ id: first.id, state: 'done' }] },
      { id: second.messageId, causationId: first.messageId, jobs: [{ id: second.id, state: 'failed' }] },
    ]);
  });

  it('responds 404 for an id without messages, and refuses a malformed one', async () => {
    const unknown = await operator.call(routes.correlation, { params: { id: 'nobody' } });
    expect([unknown.status, unknown.problem.error]).toEqual([404, 'correlation-not-found']);
    expect((await operator.call(routes.correlation, { params: { id: 'a b' } })).status).toBe(400);
  });
});

describe('actions on a job', () => {
  it('retries a dead letter, and audits the operator and the reason [OP-133]', async () => {
    const { id } = await aJob(operator.posy);
    const { status, body } = await operator.call<JobView>(routes.retryJob, { params: { id }, body: { reason } });
    expect([status, body.job.state, body.job.round]).toEqual([200, 'waiting', 1]);
    expect(body.timeline).toContainEqual(
      expect.objectContaining({
        step: 're-driven',
        by: { userId: operator.userId, email: operator.email },
        why: reason,
      }),
    );
    expect(await operator.audit()).toMatchObject([
      {
        action: 'job-retried',
        by: { userId: operator.userId, email: operator.email },
        targetKind: 'job',
        targetId: id,
        reason,
        result: 'done',
      },
    ]);
  });

  it('discards a dead letter for good', async () => {
    const { id } = await aJob(operator.posy);
    const { body } = await operator.call<JobView>(routes.discardJob, { params: { id }, body: { reason } });
    expect([body.job.state, body.actions]).toEqual(['discarded', []]);
    expect(await ids({ state: 'discarded' })).toEqual([id]);
    expect(await operator.audit()).toMatchObject([{ action: 'job-discarded', result: 'done' }]);
  });

  it('promotes a delayed job', async () => {
    const { id } = await aJob(operator.posy, { state: 'delayed' });
    const { body } = await operator.call<JobView>(routes.promoteJob, { params: { id }, body: { reason } });
    expect(body.job.state).toBe('waiting');
    expect(await operator.audit()).toMatchObject([{ action: 'job-promoted' }]);
  });

  it.each([
    ['retryJob', 'active', 'job-is-running'],
    ['discardJob', 'active', 'job-is-running'],
    ['promoteJob', 'active', 'job-is-running'],
    ['retryJob', 'done', 'job-not-failed'],
    ['retryJob', 'waiting', 'job-not-failed'],
    ['promoteJob', 'failed', 'job-not-delayed'],
    ['discardJob', 'done', 'job-already-over'],
  ] as const)('%s of a job that is %s is refused as %s, and the refusal is audited', async (what, state, code) => {
    const { id } = await aJob(operator.posy, { state });
    const before = await operator.posy.sql('select * from platform.delivery');
    const { status, problem } = await operator.call(routes[what], { params: { id }, body: { reason } });
    expect([status, problem.error]).toEqual([409, code]);
    expect(await operator.posy.sql('select * from platform.delivery')).toEqual(before);
    expect(await operator.audit()).toMatchObject([{ targetId: id, result: code }]);
  });

  it.each(['retryJob', 'discardJob', 'promoteJob'] as const)('%s requires a job and a reason', async (what) => {
    const unknown = await operator.call(routes[what], { params: { id: nothing }, body: { reason } });
    expect([unknown.status, unknown.problem.error]).toEqual([404, 'job-not-found']);
    const malformed = await operator.call(routes[what], { params: { id: 'x' }, body: { reason } });
    expect([malformed.status, malformed.problem.fields]).toEqual([400, { id: ['malformed'] }]);
    const { id } = await aJob(operator.posy);
    for (const body of [{}, { reason: '' }, { reason: 'no' }, { reason: 'x'.repeat(301) }, { reason, force: true }]) {
      expect((await operator.call(routes[what], { params: { id }, body })).status).toBe(400);
    }
    expect(await ids({ state: 'failed' })).toEqual([id]);
  });
});
