import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { originOfBucket, readBucketAddress } from '#src/platform/config/bucket-address.js';
import { S3Storage } from '#src/platform/storage/s3-storage.js';
import { startBucketServer, type BucketServer } from '../../../support/bucket-server.ts';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';
import { storedKeys } from '../../../support/posy/stored-keys.js';
import { peopleOf, type People } from '../people.js';
import { aPhoto, imageCalls } from './image-calls.js';

let posy: Posy;
let people: People;
let calls: ReturnType<typeof imageCalls>;
let bucket: BucketServer;
let photo: Buffer;

beforeAll(async () => {
  bucket = await startBucketServer();
  posy = await Posy.start({ workers: ['relay', 'images'], settings: { STORAGE_URL: bucket.url } });
  people = await peopleOf(posy);
  calls = imageCalls(posy, people.vendor.token);
  photo = await aPhoto();
});
afterAll(async () => {
  await posy.stop();
  await bucket.dispose();
});

async function aPage(): Promise<string> {
  const id = await aWebstore(people.vendor.vendorId).published(posy);
  await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
  return id;
}
const begun = async (id: string, size: number | undefined = photo.length) => {
  const query = { filename: 'photo.jpg', category: 'general', ...(size > 0 && { size }) };
  return (await calls.begin(id, query)).body.signedUrl;
};
/** Like a browser: to the bucket, past the api. */
const put = (url: string, body: Uint8Array) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: Buffer.from(body) });
const storage = () => new S3Storage(readBucketAddress(bucket.url));

describe('a picture in a bucket', () => {
  it('goes there from the browser, is checked, and is served by the site', async () => {
    const id = await aPage();
    const url = await begun(id);
    expect(new URL(url).origin).toBe(originOfBucket(readBucketAddress(bucket.url)));
    expect((await put(url, photo)).status).toBe(200);
    const { body } = await calls.confirm(id, url);
    const [image] = await calls.checked(id);
    expect(image).toMatchObject({ id: body.id, validationResult: true, width: 900, height: 600 });
    const served = await posy.api.inject({ url: image!.url });
    expect([served.statusCode, (await sharp(served.rawPayload).metadata()).width]).toEqual([200, 900]);
    await eventually(
      () => storedKeys(storage(), `quarantine/${id}`),
      (left) => left.length === 0,
    );
    expect(await storedKeys(storage(), `pictures/${body.id}`)).toHaveLength(11);
  });

  it('can be sent there from pages of the site', async () => {
    const { headers } = await posy.api.inject({ url: '/about' });
    const connect = /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(connect?.split(' ')).toContain(originOfBucket(readBucketAddress(bucket.url)));
  });

  it('of more than 15,000,000 bytes whose size nobody announced is refused', async () => {
    const id = await aPage();
    const url = await begun(id, 0);
    expect((await put(url, Buffer.alloc(15_000_001, 1))).status).toBe(200);
    expect((await calls.confirm(id, url)).problem).toMatchObject({ status: 413, error: 'exceeds-max-size' });
    expect(await calls.gallery(id)).toEqual([]);
  });

  it('is the one that was checked when another file is put at its address afterwards', async () => {
    const id = await aPage();
    const url = await begun(id);
    await put(url, photo);
    const { body } = await calls.confirm(id, url);
    const [image] = await calls.checked(id);
    const before = (await posy.api.inject({ url: image!.url })).rawPayload;
    await put(url, Buffer.alloc(photo.length, 7));
    const after = await posy.api.inject({ url: `/media/${body.id}/1600.jpg` });
    expect(after.rawPayload.equals(before)).toBe(true);
  });
});

describe('while the storage is down', () => {
  it('a confirmation can be repeated, a confirmed picture waits uncounted for its check, and the rest works', async () => {
    const id = await aPage();
    const url = await begun(id);
    await put(url, photo);
    await bucket.stop();
    expect((await calls.confirm(id, url)).problem).toMatchObject({ status: 503, error: 'temporarily-unavailable' });
    await bucket.start();
    await posy.haltWorkers();
    const { body } = await calls.confirm(id, url);
    expect(body.validationResult).toBeNull();
    await bucket.stop();
    await posy.startWorkers(['relay', 'images']);
    const delivery = async () =>
      (
        await posy.sql<{ attempts: number; steps: number; failed: boolean }>(
          `select delivery.attempts, jsonb_array_length(delivery.history) as steps, failed_at is not null as failed
           from platform.delivery join platform.message on message.id = message_id
           where subject_id = $1 and consumer = 'webstore.check-image'`,
          [id],
        )
      )[0];
    await eventually(delivery, (row) => (row?.steps ?? 0) > 0);
    expect((await calls.gallery(id))[0]?.validationResult).toBeNull();
    expect((await posy.api.inject({ url: `/media/${body.id}/640.jpg` })).statusCode).toBe(503);
    expect((await posy.call(webstoreRoutes.webstoreById, { params: { id } })).status).toBe(200);
    await bucket.start();
    expect((await calls.checked(id))[0]?.validationResult).toBe(true);
    expect(await delivery()).toMatchObject({ attempts: 0, failed: false });
    expect((await posy.api.inject({ url: `/media/${body.id}/640.jpg` })).statusCode).toBe(200);
  });
});
