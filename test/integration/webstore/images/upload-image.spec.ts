import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { imageRoutes as routes } from '#contracts/webstore/image.routes.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { SweepUploads } from '#src/webstore/reactions/images/sweep-uploads.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { Posy, type Answer } from '../../../support/posy/posy.js';
import { storedKeys } from '../../../support/posy/stored-keys.js';
import { itIsForOwnersOnly } from '../owners-only.js';
import { peopleOf, type People } from '../people.js';
import { stored } from '../webstore-calls.js';
import { aPhoto, imageCalls } from './image-calls.js';

let posy: Posy;
let people: People;
let calls: ReturnType<typeof imageCalls>;
let storage: DiskStorage;
let photo: Buffer;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  calls = imageCalls(posy, people.vendor.token);
  storage = posy.get(DiskStorage);
  photo = await aPhoto();
});
afterAll(() => posy.stop());
afterEach(() => void jest.restoreAllMocks());
async function aPage(photos = 0): Promise<string> {
  const id = await aWebstore(people.vendor.vendorId).withPhotos(Math.max(photos, 1)).published(posy);
  if (photos === 0) await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
  return id;
}
const paid = (id: string) =>
  posy.sql(
    `insert into webstore.entitlement values ($1, 'essential', '[]', 1)
    on conflict (webstore_id) do update set tier = 'essential'`,
    [id],
  );
const messages = (id: string, type: string) =>
  posy.sql<{ payload: object }>(`select payload from platform.message where subject_id = $1 and type = $2`, [id, type]);
const fileOf = (size = photo.length) => ({ filename: 'photo.jpg', category: 'general', size });
describe('an upload', () => {
  it('becomes a picture at the end of the gallery, with its message in the same transaction [WS-91]', async () => {
    const id = await aPage(1);
    const { status, body } = await calls.begin(id, { filename: 'photo.jpg', category: 'general' });
    expect(status).toBe(200);
    expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([]);
    expect((await calls.put(body.signedUrl, photo)).statusCode).toBe(200);
    expect(await calls.gallery(id)).toHaveLength(1);
    const confirmed = await calls.confirm(id, body.signedUrl);
    expect([confirmed.status, confirmed.body]).toMatchObject([
      200,
      { id: body.imageId, pictureId: null, url: '', validationResult: null, adminApproved: false, ordinal: 1 },
    ]);
    expect((await calls.gallery(id)).map((image) => image.id)[1]).toBe(body.imageId);
    expect(await messages(id, 'webstore.image-uploaded')).toEqual([
      { payload: { webstoreId: id, imageId: body.imageId } },
    ]);
  });
  it('that is confirmed twice, even concurrently, is one picture', async () => {
    const id = await aPage();
    const { body } = await calls.begin(id, fileOf());
    await calls.put(body.signedUrl, photo);
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.confirm(id, body.signedUrl)));
    answers.push(await calls.confirm(id, body.signedUrl));
    expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual(answers.map(() => [200, body.imageId]));
    expect(await calls.gallery(id)).toHaveLength(1);
    expect(await messages(id, 'webstore.image-uploaded')).toHaveLength(1);
  });
  it('without a file is refused, and may still be uploaded', async () => {
    const id = await aPage();
    const { body } = await calls.begin(id, fileOf());
    expect((await calls.confirm(id, body.signedUrl)).problem).toMatchObject({ status: 409, error: 'upload-missing' });
    expect(await calls.gallery(id)).toEqual([]);
    await calls.put(body.signedUrl, photo);
    expect((await calls.confirm(id, body.signedUrl)).status).toBe(200);
  });
  it('is not served until it is checked', async () => {
    const id = await aPage();
    const { body } = await calls.upload(id, { bytes: photo });
    const key = `quarantine/${id}/${body.id}`;
    expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([key]);
    for (const url of [`/media/${body.id}/640.jpg`, `/media/signed/${key}`, `/${key}`, `/media/${key}`]) {
      const { statusCode, rawPayload } = await posy.api.inject({ url });
      expect([statusCode === 200, rawPayload.includes(photo)]).toEqual([false, false]);
    }
  });

  it('with an unsupported type, name or size gets no address [WS-80, WS-81]', async () => {
    const id = await aPage();
    const refusals: [Record<string, string | number>, object][] = [
      [{ filename: 'film.gif' }, { status: 415, error: 'unsupported-file-type', params: { file: 'film.gif' } }],
      [{ filename: 'paper.pdf' }, { status: 415, error: 'unsupported-file-type' }],
      [
        { filename: 'a.jpg', contentType: 'image/svg+xml' },
        { status: 415, error: 'unsupported-file-type' },
      ],
      [
        { filename: 'a.jpg', size: 15_000_001 },
        { status: 413, error: 'exceeds-max-size', params: { file: 'a.jpg', max: 15_000_000 } },
      ],
      [
        { filename: 'a.jpg', size: 0 },
        { status: 400, fields: { size: ['out-of-range'] } },
      ],
      [
        { filename: 'a.jpg', category: 'covers' },
        { status: 400, fields: { category: ['unknown-value'] } },
      ],
      [{ filename: `${'a'.repeat(297)}.jpg` }, { status: 400, fields: { filename: ['too-long'] } }],
      [{}, { status: 415, error: 'unsupported-file-type' }],
    ];
    for (const [query, problem] of refusals) {
      expect((await calls.begin(id, { category: 'general', ...query })).problem).toMatchObject(problem);
    }
    const odd = `../../"it's" <b>photo</b>\\ ${'é'.repeat(200)}.JPEG`;
    expect((await calls.begin(id, { category: 'general', filename: odd })).status).toBe(200);
    const png = { category: 'general', filename: 'a.png', contentType: 'image/png' };
    expect((await calls.begin(id, png)).status).toBe(200);
  });

  it('of exactly 15,000,000 bytes is accepted, and of one more is not [WS-81, OP-44]', async () => {
    const id = await aPage();
    const { body } = await calls.begin(id, { filename: 'a.jpg', category: 'general' });
    const large = Buffer.alloc(15_000_001, 1);
    expect((await calls.put(body.signedUrl, large)).statusCode).toBe(413);
    expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([]);
    expect((await calls.put(body.signedUrl, large.subarray(1))).statusCode).toBe(200);
  });
});

describe('the address of an upload', () => {
  const begun = async (file: Record<string, string | number> = fileOf()) => {
    const id = await aPage();
    return { id, url: (await calls.begin(id, file)).body.signedUrl };
  };
  const refusal = async (answer: Promise<{ statusCode: number; json: () => { error: string } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().error];
  };

  it('accepts one file', async () => {
    const { id, url } = await begun();
    const answers = await Promise.all([calls.put(url, photo), calls.put(url, photo), calls.put(url, photo)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const other = Buffer.from(photo).fill(7, 100);
    expect(await refusal(calls.put(url, other))).toEqual([409, 'address-used']);
    const [key] = await storedKeys(storage, `quarantine/${id}`);
    expect(Buffer.from((await storage.get(key!))!.bytes).equals(photo)).toBe(true);
  });

  it('accepts only the announced type and size', async () => {
    const { id, url } = await begun();
    expect(await refusal(calls.put(url, photo, 'image/png'))).toEqual([415, 'unsupported-media-type']);
    expect(await refusal(calls.put(url, photo, 'application/json'))).toEqual([415, 'unsupported-media-type']);
    expect(await refusal(calls.put(url, photo.subarray(1)))).toEqual([400, 'upload-incomplete']);
    expect(await refusal(calls.put(url, new Uint8Array()))).toEqual([400, 'upload-incomplete']);
    expect(await refusal(calls.put(url, Buffer.concat([photo, Buffer.alloc(1)])))).toEqual([413, 'body-too-large']);
    expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([]);
    expect((await calls.put(url, photo)).statusCode).toBe(200);
  });

  it('is refused when it was modified, and after ten minutes', async () => {
    const { id, url } = await begun();
    const changed = [
      url.replace(id, randomUUID()),
      url.replace('jpeg', 'png'),
      url.replace(/max=\d+/, 'max=15000000'),
      url.replace(/signature=..../, 'signature=AAAA'),
      url.split('?')[0]!,
    ];
    for (const one of changed) expect(await refusal(calls.put(one, photo))).toEqual([403, 'address-expired']);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 600_000);
    expect(await refusal(calls.put(url, photo))).toEqual([403, 'address-expired']);
    expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([]);
  });

  it('creates a picture only of its own webstore and for its purpose', async () => {
    const { id, url } = await begun();
    await calls.put(url, photo);
    const other = await aPage();
    const attempts: Promise<Answer>[] = [
      calls.confirm(other, url),
      calls.confirm(id, `${url}x`),
      calls.confirm(id, 'https://elsewhere.example/x'),
      calls.confirm(id, url, { category: 'awards' }),
      calls.confirm(id, url, { contentType: 'image/png' }),
    ];
    for (const attempt of attempts) {
      expect((await attempt).problem).toMatchObject({ status: 404, error: 'upload-not-found' });
    }
    expect([await calls.gallery(id), await calls.gallery(other)]).toEqual([[], []]);
  });

  it('reports that the storage is unavailable or full, and works again afterwards', async () => {
    const { id, url } = await begun();
    jest.spyOn(storage, 'receive').mockRejectedValue(new DependencyUnavailable('storage: ENOSPC'));
    expect(await refusal(calls.put(url, photo))).toEqual([503, 'temporarily-unavailable']);
    jest.restoreAllMocks();
    expect((await calls.put(url, photo)).statusCode).toBe(200);
    jest.spyOn(storage, 'stat').mockRejectedValue(new DependencyUnavailable('storage: gone'));
    expect((await calls.confirm(id, url)).problem.status).toBe(503);
    jest.restoreAllMocks();
    expect((await calls.confirm(id, url)).status).toBe(200);
  });
});

describe('the limit of a plan', () => {
  it('of 5 holds for 30 concurrent uploads, begun and confirmed [WS-83]', async () => {
    const id = await aPage();
    const begun = await Promise.all(Array.from({ length: 30 }, () => calls.begin(id, fileOf())));
    const good = begun.filter(({ status }) => status === 200);
    expect(good).toHaveLength(5);
    for (const { problem } of begun.filter(({ status }) => status !== 200)) {
      expect(problem).toMatchObject({ status: 409, error: 'exceeds-five-images', params: { max: 5 } });
    }
    await Promise.all(good.map(({ body }) => calls.put(body.signedUrl, photo)));
    const confirmed = await Promise.all(good.map(({ body }) => calls.confirm(id, body.signedUrl)));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await calls.gallery(id)).map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3, 4]);
    expect((await calls.begin(id, fileOf())).problem.error).toBe('exceeds-five-images');
  });

  it('of 25 holds for every paid plan [WS-84]', async () => {
    const id = await aPage(24);
    await paid(id);
    expect((await calls.begin(id, fileOf())).status).toBe(200);
    expect((await calls.begin(id, fileOf())).problem).toMatchObject({
      status: 409,
      error: 'exceeds-max-images',
      params: { max: 25 },
    });
  });

  it('frees a place when an upload is canceled or its address has expired', async () => {
    const id = await aPage(4);
    const { body } = await calls.begin(id, fileOf());
    expect((await calls.begin(id, fileOf())).status).toBe(409);
    expect((await calls.remove(id, body.imageId)).status).toBe(200);
    const second = await calls.begin(id, fileOf());
    expect(second.status).toBe(200);
    await calls.put(second.body.signedUrl, photo);
    await posy.sql(`update webstore.image_upload set expires_at = now() where id = $1`, [second.body.imageId]);
    const third = await calls.begin(id, fileOf());
    expect(third.status).toBe(200);
    // The place of the second is taken by now.
    expect((await calls.confirm(id, second.body.signedUrl)).problem.error).toBe('exceeds-five-images');
    await calls.put(third.body.signedUrl, photo);
    expect((await calls.confirm(id, third.body.signedUrl)).status).toBe(200);
  });
});

it('an unconfirmed upload is deleted after a day; one that waits for its check is kept', async () => {
  const id = await aPage();
  const confirmed = await calls.upload(id, { bytes: photo });
  const { body: forgotten } = await calls.begin(id, fileOf());
  await calls.put(forgotten.signedUrl, photo);
  const sweep = posy.get(SweepUploads);
  await sweep.tick();
  expect(await storedKeys(storage, `quarantine/${id}`)).toHaveLength(2);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_460_000);
  await sweep.tick();
  jest.restoreAllMocks();
  expect(await storedKeys(storage, `quarantine/${id}`)).toEqual([`quarantine/${id}/${confirmed.body.id}`]);
  expect((await calls.confirm(id, forgotten.signedUrl)).problem.error).toBe('upload-not-found');
});

describe.each([
  ['uploadImage', routes.uploadImage, { query: { filename: 'a.jpg' } }],
  ['confirmUploadImage', routes.confirmUploadImage, 'confirm'],
] as const)('%s', (_name, route, parts) => {
  let id: string;
  let url: string;
  beforeAll(async () => {
    id = await aPage();
    const { body } = await calls.begin(id, fileOf());
    await calls.put(body.signedUrl, photo);
    url = body.signedUrl;
  });
  const bodies = () => ({
    confirm: { category: 'general', preSignedUrl: url, contentType: 'image/jpeg', height: 0, width: 0, ordinal: 0 },
  });
  itIsForOwnersOnly(() => ({
    posy,
    people,
    route,
    field: 'id',
    id,
    partsFor: (webstoreId) => ({
      params: { id: webstoreId },
      ...(typeof parts === 'string' ? { body: bodies()[parts] } : parts),
    }),
    stored: () => stored(posy),
  }));
});
