import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { nothing, OperatorAtWork, reason } from './operator-at-work.js';

let operator: OperatorAtWork;
let vendor: TestVendor;

beforeAll(async () => {
  operator = await OperatorAtWork.start({});
  vendor = await aVendor(operator.posy);
});
afterAll(() => operator.stop());

const trace = (webstore: string) => operator.call<WebstoreTraceView>(routes.webstoreTrace, { params: { webstore } });
const reindex = (webstore: string, body: object = { reason }) =>
  operator.call<WebstoreTraceView>(routes.reindexWebstore, { params: { webstore }, body });

async function aLiveWebstore() {
  const url = `wildrye-${randomUUIDv7().slice(-8)}`;
  const id = await aWebstore(vendor.vendorId).with({ url }).published(operator.posy);
  await eventually(
    () => trace(id),
    ({ body }) => body.engineVersion !== null && body.jobs.every(({ state }) => state === 'done'),
  );
  return { id, url };
}

describe('a webstore on its way into search', () => {
  it('is traced by web address, in any spelling, and by id [OP-133]', async () => {
    const { id, url } = await aLiveWebstore();
    const { status, body } = await trace(url);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      webstore: { id, url, vendorId: vendor.vendorId },
      publishedVersion: 1,
      listing: { publishedVersion: 1, indexedPublishedVersion: 1, indexError: null, hasDocument: true },
      engineAnswers: true,
    });
    expect(body.listing?.indexedVersion).toBe(body.listing?.version);
    expect(body.engineVersion).toBe(body.listing?.version);
    expect(body.jobs).toMatchObject([{ consumer: 'directory.project-listing', state: 'done', webstore: { id } }]);
    expect((await trace(url.toUpperCase())).body).toEqual(body);
    expect((await trace(id)).body).toEqual(body);
  });

  it('has no listing when it is not published', async () => {
    const id = await aWebstore(vendor.vendorId).unpublished(operator.posy);
    expect((await trace(id)).body).toMatchObject({ webstore: { id }, publishedVersion: null, publishedAt: null });
  });

  it('is projected from current facts and indexed again on request', async () => {
    const { id, url } = await aLiveWebstore();
    const before = (await trace(id)).body;
    await operator.posy.sql('update directory.listing set document = $2 where webstore_id = $1', [id, { made: 'up' }]);
    const { status, body } = await reindex(url);
    expect(status).toBe(200);
    expect(body.engineVersion).toBeGreaterThan(before.engineVersion!);
    expect(body.engineVersion).toBe(body.listing?.version);
    const [row] = await operator.posy.sql<{ document: object }>(
      'select document from directory.listing where webstore_id = $1',
      [id],
    );
    expect(row?.document).not.toHaveProperty('made');
    expect(await operator.audit({ target: id })).toMatchObject([
      { action: 'webstore-reindexed', targetKind: 'webstore', reason, result: 'done' },
    ]);
  });

  it('is not found by an unknown address or id', async () => {
    for (const name of ['no-such-address', nothing]) {
      for (const answer of [await trace(name), await reindex(name)]) {
        expect([answer.status, answer.problem.error]).toEqual([404, 'traced-webstore-not-found']);
      }
    }
    expect(await operator.audit({ target: nothing })).toMatchObject([{ result: 'traced-webstore-not-found' }]);
  });

  it('requires a valid name, and a reason to be indexed', async () => {
    for (const name of ['a b', 'x'.repeat(121), 'ünïcode']) {
      expect((await trace(name)).problem.fields).toEqual({ webstore: ['malformed'] });
      expect((await reindex(name)).problem.fields).toEqual({ webstore: ['malformed'] });
    }
    expect((await reindex(nothing, {})).problem.fields).toHaveProperty('reason');
  });
});
