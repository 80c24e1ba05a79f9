import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { CorrelationView } from '#contracts/operations/operations.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import { OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => {
  operator = await OperatorAtWork.start({ workers: [] });
  await buildIndex(operator.posy);
  await operator.posy.startWorkers();
});
afterAll(() => operator.stop());

it('an operator follows a publish from its request through message and job to what the vendor was told [OP-133]', async () => {
  const { posy } = operator;
  const { vendorId, userId, email, token } = await aVendor(posy);
  const webstoreId = await aWebstore(vendorId).unpublished(posy);
  const { headers } = await posy.call(webstoreRoutes.publish, { params: { id: webstoreId }, token });
  const id = String(headers['x-correlation-id']);

  const followed = await eventually(
    async () => (await operator.call<CorrelationView>(operationsRoutes.correlation, { params: { id } })).body,
    ({ pushes }) => (pushes?.length ?? 0) >= 2,
  );
  expect(followed.messages).toMatchObject([
    { type: 'webstore.webstore-published', subjectId: webstoreId, jobs: [{ consumer: 'directory.project-listing' }] },
  ]);
  // Once when it is indexing and once when it is live; the vendor has no page open.
  const told = { action: 'PublicationChanged', person: { userId, email }, heard: false };
  expect(followed.pushes).toMatchObject([told, told]);
});
