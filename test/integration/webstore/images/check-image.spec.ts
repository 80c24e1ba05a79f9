import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { PageView } from '#contracts/shared/page.js';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import type { ImageType } from '#contracts/webstore/image-rules.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';
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

beforeAll(async () => {
  judge = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(judgement.status).end(JSON.stringify(judgement.body)));
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
afterEach(() => approving());

const approving = () => void (judgement = { status: 200, body: { approved: true, scores: { adult: 0.02 } } });
const refusing = () => void (judgement = { status: 200, body: { approved: false, scores: { adult: 0.97 } } });
const keys = async (folder: string) => {
  const found: string[] = [];
  for await (const { key } of storage.list(folder)) found.push(key);
  return found;
};
async function aPage(): Promise<string> {
  const id = await aWebstore(people.vendor.vendorId).published(posy);
  await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
  return id;
}
const publicPage = async (id: string) =>
  (await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } })).body;
const filesAreGone = (imageId: string) =>
  eventually(
    () => keys(`pictures/${imageId}`),
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
      () => keys(`quarantine/${id}`),
      (left) => left.length === 0,
    );
    expect(await keys(`pictures/${body.id}`)).toHaveLength(11);
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
  ])('that is %s is refused with the reason, and none of its files are served', async (_what, bytes, type, reason) => {
    const id = await aPage();
    const { body } = await calls.upload(id, { bytes: await bytes(), type, name: 'a.jpg' });
    const [image] = await calls.checked(id);
    expect(image).toMatchObject({ pictureId: null, url: '', validationResult: false, reasons: [reason] });
    expect(await keys(`pictures/${body.id}`)).toEqual([]);
    expect((await posy.api.inject({ url: `/media/${body.id}/640.jpg` })).statusCode).toBe(404);
    const { problem } = await posy.call(imageReviewRoutes.approveImage, {
      params: { imageId: body.id },
      token: people.admin.token,
    });
    expect(problem).toMatchObject({ status: 409, error: 'image-unreadable' });
    await eventually(
      () => keys(`quarantine/${id}`),
      (left) => left.length === 0,
    );
  });

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
});

describe('a flagged picture', () => {
  it('is visible on its page only to its owner, with the reason and scores for operators [WS-209]', async () => {
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

  it('appears on the page without a publish when an operator approves it, audited [WS-96, OP-45]', async () => {
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
      () => keys(`pictures/${imageId}`),
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

describe('the pictures of a draft', () => {
  const three = async () => {
    const id = await aPage();
    for (let count = 0; count < 3; count += 1) await calls.upload(id, { bytes: await aPhoto() });
    const ids = (await calls.checked(id)).map((image) => image.id);
    return { id, ids: ids as [string, string, string] };
  };
  const covers = (images: readonly { isCoverPhoto: boolean }[]) => images.map(({ isCoverPhoto }) => isCoverPhoto);

  it('have captions of at most 100 characters and one cover, which comes first [WS-75, WS-77, WS-78, OP-46]', async () => {
    const { id, ids } = await three();
    expect((await calls.update(id, ids[1], { caption: 'é'.repeat(100) })).status).toBe(200);
    const long = await calls.update(id, ids[1], { caption: 'é'.repeat(101) });
    expect(long.problem).toMatchObject({ status: 400, fields: { caption: ['max-length'] } });
    const second = await calls.update(id, ids[1], { isCoverPhoto: true });
    expect(second.body.map((image) => image.id)).toEqual([ids[1], ids[0], ids[2]]);
    const third = await calls.update(id, ids[2], { isCoverPhoto: true });
    expect(third.body.map((image) => image.id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(covers(third.body)).toEqual([true, false, false]);
    expect(third.body.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2]);
    expect(third.body[1]?.caption).toBe('é'.repeat(100));
  });

  it('are reordered, with the cover first, and the response is the webstore [WS-89]', async () => {
    const { id, ids } = await three();
    const order = [ids[2], ids[0], ids[1]];
    const { status, body } = await calls.reorder(
      id,
      order.map((one, ordinal) => ({ id: one, ordinal })),
    );
    expect([status, body.id, body.images.map((image) => image.id)]).toEqual([200, id, order]);
    await calls.update(id, ids[1], { isCoverPhoto: true });
    const again = await calls.reorder(id, [
      { id: ids[0], ordinal: 0 },
      { id: ids[2], ordinal: 1 },
      { id: ids[1], ordinal: 2 },
    ]);
    expect(again.body.images.map((image) => image.id)).toEqual([ids[1], ids[0], ids[2]]);
    const wrong = await calls.reorder(id, [{ id: crypto.randomUUID(), ordinal: 0 }]);
    expect(wrong.problem).toMatchObject({ status: 400, fields: { 'images.0.id': ['unknown-image'] } });
  });

  it('are deleted at once if the page does not show them, with their files', async () => {
    const { id, ids } = await three();
    expect((await calls.remove(id, ids[0])).status).toBe(200);
    expect((await calls.gallery(id)).map((image) => [image.id, image.ordinal])).toEqual([
      [ids[1], 0],
      [ids[2], 1],
    ]);
    await filesAreGone(ids[0]);
    expect((await calls.remove(id, ids[0])).problem).toMatchObject({ status: 404, error: 'image-not-found' });
  });

  it('stay on the published page until the next publish when they are deleted', async () => {
    const { id, ids } = await three();
    const vendor = webstoreCalls(posy, people.vendor.token);
    await vendor.publish(id);
    await calls.remove(id, ids[0]);
    expect((await calls.gallery(id)).map((image) => image.id)).toEqual([ids[1], ids[2]]);
    expect((await calls.draft(id)).publishStatus).toBe('Unpublished Changes');
    expect((await publicPage(id)).images.map((image) => image.id)).toEqual(ids);
    expect((await posy.api.inject({ url: `/media/${ids[0]}/640.jpg` })).statusCode).toBe(200);
    await vendor.publish(id);
    expect((await publicPage(id)).images.map((image) => image.id)).toEqual([ids[1], ids[2]]);
    await filesAreGone(ids[0]);
  });

  it('of another webstore cannot be changed or deleted', async () => {
    const [{ id }, other] = [await three(), await three()];
    expect((await calls.update(id, other.ids[0], { caption: 'x' })).problem.error).toBe('image-not-found');
    expect((await calls.remove(id, other.ids[0])).problem.error).toBe('image-not-found');
    const rival = imageCalls(posy, people.rival.token);
    expect((await rival.remove(other.id, other.ids[0])).problem.error).toBe('not-allowed');
    expect(await calls.gallery(other.id)).toHaveLength(3);
  });
});
