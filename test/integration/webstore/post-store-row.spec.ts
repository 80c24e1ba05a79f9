import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { retailStoresRoutes as routes } from '#contracts/webstore/retail-stores.routes.js';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { retailStores } from '#src/webstore/stores/retail-stores.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';

const secret = 'a-secret-of-sixteen';
const [store, another] = retailStores as [RetailStoreView, RetailStoreView];

interface Post {
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Post[] = [];
/** The receiver's response to a post; a probe gets 503 while a post would. */
let answerTo: (post: Post) => number = () => 204;

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const post = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    const status = answerTo(post);
    if (request.method === 'HEAD') response.writeHead(status === 503 ? 503 : 405).end();
    else {
      if (status < 300) received.push(post);
      response.writeHead(status).end();
    }
  });
});

let posy: Posy;
let vendor: TestVendor;
let webstoreId: string;

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/rows`;
  posy = await Posy.start({
    workers: ['relay', 'reactions'],
    settings: { AUTOMATION_URL: url, AUTOMATION_SECRET: secret },
  });
  vendor = await aVendor(posy);
});
beforeEach(async () => {
  webstoreId = await aWebstore(vendor.vendorId)
    .called('Wildrye Photographs')
    .withFeatures('feature_premiumBadge')
    .published(posy);
});
afterEach(() => {
  received.length = 0;
  answerTo = () => 204;
});
afterAll(async () => {
  await posy.stop();
  receiver.close();
});

const choose = (storeNumber: string, of = webstoreId) =>
  posy.call(routes.favouriteStore, {
    body: {
      webstoreId: of,
      favouriteStore: storeNumber,
      zipcode: '78702',
      newRow: { vendorName: 'Made up', contactPhone: '+15125550199' },
    },
    token: vendor.token,
  });
const deliveries = (of = webstoreId) =>
  posy.sql<{ attempts: number; done: boolean; history: { step: string }[] }>(
    `select delivery.attempts, delivery.done_at is not null as done, delivery.history
     from platform.delivery join platform.message on message.id = delivery.message_id
     where message.subject_id = $1 and delivery.consumer = 'webstore.post-store-row'`,
    [of],
  );
const rowOf = ({ body }: Post) => JSON.parse(body) as Record<string, unknown>;
const rows = (count: number) =>
  eventually(
    () => Promise.resolve(received),
    ({ length }) => length >= count,
  );

describe('a chosen store', () => {
  it("is posted as a signed row with the vendor's data [WS-122, WS-123]", async () => {
    expect((await choose(store.storeNumber)).status).toBe(200);
    const [post] = await rows(1);
    expect(rowOf(post!)).toEqual({
      storeNumber: store.storeNumber,
      storeName: store.storeName,
      vendorName: 'Wildrye Photographs',
      contactName: 'Ada Vale',
      contactPhone: '+12125550100',
      vendorType: 'Photographer',
      isLocal: true,
      isNational: false,
      isNewIn30Days: true,
      webstoreId,
      vendorId: vendor.vendorId,
      userId: vendor.userId,
    });
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post!.headers['posy-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${seconds}.${post!.body}`).digest('hex')).toBe(signature);
    expect(post!.headers['idempotency-key']).toMatch(/^[\w-]{36,}$/);
    await eventually(deliveries, ([delivery]) => delivery?.done === true);
  });

  it('is not new when the webstore is older than 30 days [WS-123]', async () => {
    await posy.sql(`update webstore.webstore set created = now() - interval '31 days' where id = $1`, [webstoreId]);
    await choose(store.storeNumber);
    const [post] = await rows(1);
    expect(rowOf(post!)).toMatchObject({ isNewIn30Days: false });
  });

  it('is saved while the receiver is unavailable, and posted once it is back, without a counted attempt [OP-65]', async () => {
    answerTo = () => 503;
    expect((await choose(store.storeNumber)).status).toBe(200);
    // A receiver that is back before the worker has probed it counts as one that refused the row.
    await eventually(deliveries, ([delivery]) => delivery?.history.at(-1)?.step === 'put back');
    expect(received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ attempts: 0, done: false }]);
    answerTo = () => 204;
    await rows(1);
    await eventually(deliveries, ([delivery]) => delivery?.done === true);
    expect(await deliveries()).toMatchObject([{ attempts: 0 }]);
    expect(received).toHaveLength(1);
  });

  it('that the receiver refuses is counted, and does not delay other rows', async () => {
    answerTo = ({ body }) => (body.includes(webstoreId) ? 422 : 204);
    await choose(store.storeNumber);
    await eventually(deliveries, ([delivery]) => (delivery?.attempts ?? 0) > 0);
    const other = await aWebstore(vendor.vendorId).withFeatures('feature_premiumBadge').published(posy);
    await choose(another.storeNumber, other);
    const [post] = await rows(1);
    expect(rowOf(post!)).toMatchObject({ webstoreId: other, storeNumber: another.storeNumber });
    expect(await deliveries()).toMatchObject([{ done: false }]);
  });
});

it('a site without an automation list marks the row as done [OP-65]', async () => {
  const plain = await Posy.start({ workers: ['relay', 'reactions'] });
  try {
    const { vendorId, token } = await aVendor(plain);
    const id = await aWebstore(vendorId).withFeatures('feature_premiumBadge').published(plain);
    const body = { webstoreId: id, favouriteStore: store.storeNumber, zipcode: '78702' };
    expect((await plain.call(routes.favouriteStore, { body, token })).status).toBe(200);
    const done = () =>
      plain.sql<{ done: boolean }>(
        `select done_at is not null as done from platform.delivery where consumer = 'webstore.post-store-row'`,
      );
    await eventually(done, ([delivery]) => delivery?.done === true);
  } finally {
    await plain.stop();
  }
});
