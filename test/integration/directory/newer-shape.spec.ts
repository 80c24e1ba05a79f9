import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { documentShape } from '#src/directory/index/listing-document.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { allIndexed } from './listed.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start();
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

interface OpenDelivery {
  attempts: number;
  history: { step: string; error?: string }[];
}

it('during an upgrade, a document of a newer shape is left to a newer worker, without a counted attempt', async () => {
  const id = await aWebstore(vendor.vendorId).called('Before').published(posy);
  await allIndexed(posy);
  await posy.sql('update directory.listing set shape = $2 where webstore_id = $1', [id, documentShape + 1]);

  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name: 'After' }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);

  const [delivery] = await eventually(
    () =>
      posy.sql<OpenDelivery>(
        `select delivery.attempts, delivery.history
         from platform.delivery join platform.message on message.id = delivery.message_id
         where message.subject_id = $1 and message.type = 'webstore.webstore-published'
           and delivery.done_at is null and delivery.failed_at is null`,
        [id],
      ),
    (open) => open.some(({ history }) => history.some(({ step }) => step === 'put back')),
  );
  expect(delivery?.attempts).toBe(0);
  expect(delivery?.history.at(-1)?.error).toBe('a newer version has made this document');
  const [row] = await posy.sql<{ shape: number; name: string }>(
    `select shape, document -> 'card' ->> 'name' as name from directory.listing where webstore_id = $1`,
    [id],
  );
  expect(row).toEqual({ shape: documentShape + 1, name: 'Before' });
});
