import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { PageView } from '#contracts/shared/page.js';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import type { ImageType } from '#contracts/webstore/image-rules.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { HttpContentCheck } from '#src/platform/media/http-content-check.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';
import { storedKeys } from '../../../support/posy/stored-keys.js';
import { peopleOf, type People } from '../people.js';
import { webstoreCalls } from '../webstore-calls.js';
import { aPhoto, imageCalls } from './image-calls.js';

let posy: Posy;
let people: People;
let calls: ReturnType<typeof imageCalls>;
let storage: DiskStorage;
/** An external service that checks pictures. */
let judge: Server;
let judgement: { status: number; body: object };
/** Bytes of the largest picture that the service judges; it refuses others, and answers `HEAD` in any case. */
let largest = Infinity;

beforeAll(async () => {
  judge = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      if (bytes > largest) response.writeHead(413).end();
      else response.writeHead(judgement.status).end(JSON.stringify(judgement.body));
    });
  });
  await new Promise<void>((resolve) => judge.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(judge.address() as AddressInfo).port}/`;
  posy = await Posy.start({ workers: ['relay', 'images'], settings: { CONTENT_CHECK_URL: url } });
  people = await peopleOf(posy);
  calls = imageCalls(posy, people.vendor.token);
  storage = posy.get(DiskStorage);
  approving();
});
afterAll(async () => {
  await posy.stop();
  judge.close();
});
afterEach(() => {
  approving();
  largest = Infinity;
});

const approving = () => void (judgement = { status: 200, body: { approved: true, scores: { adult: 0.02 } } });
const refusing = () => void (judgement = { status: 200, body: { approved: false, scores: { adult: 0.97 } } });
async function aPage(): Promise<string> {
  const id = await aWebstore(people.vendor.vendorId).published(posy);
  await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
  return id;
}
const publicPage = async (id: string) =>
  (await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } })).body;
const filesAreGone = (imageId: string) =>
  eventually(
    () => storedKeys(storage, `pictures/${imageId}`),
    (left) => left.length === 0,
  );
const toReview = async () =>
  (await posy.call<PageView<ReviewedImageView>>(imageReviewRoutes.imagesToReview, { token: people.admin.token })).body;
const backlog = async () =>
  (await posy.call<OverviewView>(operationsRoutes.overview, { token: people.admin.token })).body.pictures;
const audited = (imageId: string) =>
  posy.sql<{ action: string }>(`select action from operations.audit where target_id = $1 order by at`, [imageId]);
const validated = (id: string) =>
  posy.sql(`select id from platform.message where subject_id = $1 and type = 'webstore.image-validated'`, [id]);
/** A page with one published picture that the content check has flagged. */
async function aFlagged(): Promise<{ id: string; imageId: string }> {
  const id = await aPage();
  refusing();
  const { body } = await calls.upload(id, { bytes: await aPhoto() });
  await calls.checked(id);
  await webstoreCalls(posy, people.vendor.token).publish(id);
  return { id, imageId: body.id };
}

describe('a checked picture', () => {
  it('is approved, served in variants only, and leaves nothing in quarantine [OP-44]', async () => {
    const id = await aPage();
    const { body } = await calls.upload(id, { bytes: await aPhoto(1_000, 700) });
    const [image] = await calls.checked(id);
    expect(image).toMatchObject({
      id: body.id,
      pictureId: body.id,
      url: `/media/${body.id}/1600.jpg`,
      validationResult: true,
      reasons: [],
      sameAs: null,
      width: 1_000,
      height: 700,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
    });
    const served = await posy.api.inject({ url: image!.url });
    expect([served.statusCode, (await sharp(served.rawPayload).metadata()).width]).toEqual([200, 1_000]);
    expect((await posy.api.inject({ url: `/media/${body.id}/original` })).statusCode).toBe(404);
    await eventually(
      () => storedKeys(storage, `quarantine/${id}`),
      (left) => left.length === 0,
    );
    expect(await storedKeys(storage, `pictures/${body.id}`)).toHaveLength(11);
    expect(await validated(id)).toHaveLength(1);
  });

  it('that the webstore has already is reported as a duplicate, and not refused', async () => {
    const id = await aPage();
    const photo = await aPhoto();
    const first = await calls.upload(id, { bytes: photo });
    await calls.checked(id);
    await calls.upload(id, { bytes: await sharp(photo).resize({ width: 640 }).jpeg({ quality: 70 }).toBuffer() });
    await calls.upload(id, { bytes: await aPhoto() });
    const images = await calls.checked(id);
    expect(images.map(({ sameAs, validationResult }) => [sameAs, validationResult])).toEqual([
      [null, true],
      [first.body.id, true],
      [null, true],
    ]);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, ImageType, string]>([
    ['a program', () => Buffer.from('MZ\x90 and so on'), 'image/jpeg', 'wrong-type'],
    ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), 'image/png', 'wrong-type'],
    ['half a photo', async () => (await aPhoto()).subarray(0, 2_000), 'image/jpeg', 'unreadable'],
    ['a thumbnail', () => aPhoto(300, 200), 'image/jpeg', 'too-small'],
  ])(
    'that is %s is refused with the reason, and none of its files are served [OP-44]',
    async (_what, bytes, type, reason) => {
      const id = await aPage();
      const { body } = await calls.upload(id, { bytes: await bytes(), type, name: 'a.jpg' });
      const [image] = await calls.checked(id);
      expect(image).toMatchObject({ pictureId: null, url: '', validationResult: false, reasons: [reason] });
      expect(await storedKeys(storage, `pictures/${body.id}`)).toEqual([]);
      expect((await posy.api.inject({ url: `/media/${body.id}/640.jpg` })).statusCode).toBe(404);
      const { problem } = await posy.call(imageReviewRoutes.approveImage, {
        params: { imageId: body.id },
        token: people.admin.token,
      });
      expect(problem).toMatchObject({ status: 409, error: 'image-unreadable' });
      await eventually(
        () => storedKeys(storage, `quarantine/${id}`),
        (left) => left.length === 0,
      );
    },
  );

  it('waits, uncounted, while the content check is unavailable, and is decided about afterwards', async () => {
    const id = await aPage();
    judgement = { status: 503, body: {} };
    await calls.upload(id, { bytes: await aPhoto() });
    const deliveries = () =>
      posy.sql<{ attempts: number; starts: number }>(
        `select delivery.attempts, jsonb_array_length(delivery.history) as starts from platform.delivery
         join platform.message on message.id = message_id
         where subject_id = $1 and consumer = 'webstore.check-image'`,
        [id],
      );
    await eventually(deliveries, ([delivery]) => (delivery?.starts ?? 0) > 0);
    expect((await calls.gallery(id))[0]?.validationResult).toBeNull();
    expect((await eventually(backlog, (now) => now.unchecked.count === 1)).unchecked.oldestMs).toBeGreaterThan(0);
    approving();
    expect((await calls.checked(id))[0]?.validationResult).toBe(true);
    expect((await deliveries())[0]?.attempts).toBe(0);
  });

  it('that the content check cannot judge is refused after its last attempt, and does not wait forever', async () => {
    const id = await aPage();
    // Not the sample by which the probe tells a picture that cannot be judged from a service that fails.
    largest = 3_000;
    await calls.upload(id, { bytes: await aPhoto() });
    expect((await calls.checked(id))[0]).toMatchObject({ validationResult: false, reasons: ['unreadable'] });
  });

  it('that looks the same as one which is checked at the same time is recognized', async () => {
    const id = await aPage();
    const photo = await aPhoto();
    const verdict = Promise.withResolvers<void>();
    const check = jest.spyOn(HttpContentCheck.prototype, 'check').mockImplementation(async () => {
      if (check.mock.calls.length === 2) verdict.resolve();
      await verdict.promise;
      return { approved: true, scores: {} };
    });
    await Promise.all([calls.upload(id, { bytes: photo }), calls.upload(id, { bytes: photo })]);
    const images = await calls.checked(id);
    check.mockRestore();
    expect(images.filter(({ sameAs }) => sameAs !== null)).toHaveLength(1);
  });

  it('that is deleted while it is checked leaves no file, also if the worker dies before it notes the verdict', async () => {
    const id = await aPage();
    const { store } = PictureFiles.prototype;
    const storing = jest.spyOn(PictureFiles.prototype, 'store').mockImplementation(async function (
      this: PictureFiles,
      imageId,
      files,
    ) {
      storing.mockRestore();
      await calls.remove(id, imageId);
      await filesAreGone(imageId);
      await store.call(this, imageId, files);
      throw new Error('the worker died');
    });
    const { body } = await calls.upload(id, { bytes: await aPhoto() });
    await eventually(
      () =>
        posy.sql(
          `select 1 from platform.delivery join platform.message on message.id = message_id
        where subject_id = $1 and consumer = 'webstore.check-image' and done_at is not null`,
          [id],
        ),
      (done) => done.length === 1,
    );
    expect([
      ...(await storedKeys(storage, `pictures/${body.id}`)),
      ...(await storedKeys(storage, `quarantine/${id}`)),
    ]).toEqual([]);
  });
});

describe('a flagged picture', () => {
  it('is visible on its page only to its owner, with the reason and scores for operators [WS-209, OP-44]', async () => {
    const { id, imageId } = await aFlagged();
    expect((await publicPage(id)).images).toEqual([]);
    const own = await webstoreCalls(posy, people.vendor.token).read(id, {
      getPublished: 'true',
      removeInvalidImgSrc: 'false',
    });
    expect(own.body.images).toMatchObject([{ id: imageId, validationResult: false, reasons: ['content'] }]);
    const { results } = await toReview();
    expect(results.find(({ image }) => image.id === imageId)).toMatchObject({
      category: 'general',
      scores: { adult: 0.97 },
      webstore: { id },
      vendorName: 'Vale & Co',
      image: { reasons: ['content'] },
    });
  });

  it('appears on the page without a publish when an operator approves it, audited [WS-96, OP-45, OP-44]', async () => {
    const { id, imageId } = await aFlagged();
    const approve = () => posy.call(imageReviewRoutes.approveImage, { params: { imageId }, token: people.admin.token });
    expect((await approve()).status).toBe(200);
    const page = await publicPage(id);
    expect(page.images).toMatchObject([{ id: imageId, adminApproved: true, validationResult: false, reasons: [] }]);
    expect(page.heroImage.pictureId).toBe(imageId);
    expect((await toReview()).results.map(({ image }) => image.id)).not.toContain(imageId);
    expect(await audited(imageId)).toEqual([{ action: 'image-approved' }]);
    expect((await approve()).status).toBe(200);
    expect(await validated(id)).toHaveLength(2);
  });

  it('is deleted everywhere when an operator removes it, with its files, audited', async () => {
    const { id, imageId } = await aFlagged();
    const remove = () => posy.call(imageReviewRoutes.removeImage, { params: { imageId }, token: people.admin.token });
    expect((await remove()).status).toBe(200);
    expect([await calls.gallery(id), (await publicPage(id)).images]).toEqual([[], []]);
    await eventually(
      () => storedKeys(storage, `pictures/${imageId}`),
      (left) => left.length === 0,
    );
    expect(await audited(imageId)).toEqual([{ action: 'image-removed' }]);
    expect((await remove()).problem).toMatchObject({ status: 404, error: 'image-not-found' });
  });

  it('follows older ones in the review, page by page', async () => {
    const older = await aFlagged();
    const younger = await aFlagged();
    const { results, numResults } = await toReview();
    const places = [older, younger].map(({ imageId }) => results.findIndex(({ image }) => image.id === imageId));
    expect(places[0]).toBeLessThan(places[1]!);
    expect(numResults).toBe(results.length);
    await eventually(backlog, ({ flagged }) => flagged.count === numResults && (flagged.oldestMs ?? 0) > 0);
  });
});
