import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
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
let photo: Buffer;

beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'images'] });
  people = await peopleOf(posy);
  calls = imageCalls(posy, people.vendor.token);
  photo = await aPhoto();
});
afterAll(() => posy.stop());

const vendor = () => webstoreCalls(posy, people.vendor.token);
const aPackage = (imageId: unknown) => ({
  id: randomUUID(),
  name: 'A day',
  price: 900,
  description: 'All of it.',
  inclusions: ['Two of us'],
  imageId,
});
/** Its plan has packages and awards. */
const withItems = () => aWebstore(people.vendor.vendorId).withFeatures('feature_packages', 'feature_awards');
const aPageWithItems = () => withItems().published(posy);
const anAward = (imageId: unknown) => ({ id: randomUUID(), name: 'Best porch', link: '', imageId });

const publicPage = async (id: string) =>
  (await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } })).body;
const filesAreGone = (imageId: string) =>
  eventually(
    () => storedKeys(posy.get(DiskStorage), `pictures/${imageId}`),
    (left) => left.length === 0,
  );

describe('a picture', () => {
  it('has the fields of the requirements, and a caption of at most 100 characters [WS-14]', async () => {
    const id = await aWebstore(people.vendor.vendorId).published(posy);
    const { body } = await calls.upload(id, { bytes: photo });
    await calls.checked(id);
    await calls.update(id, body.id, { caption: 'c'.repeat(100), isCoverPhoto: true });
    expect((await calls.update(id, body.id, { caption: 'c'.repeat(101) })).status).toBe(400);
    const { images } = await calls.draft(id);
    expect(images[0]).toMatchObject({
      id: body.id,
      url: `/media/${body.id}/1600.jpg`,
      caption: 'c'.repeat(100),
      isCoverPhoto: true,
      validationResult: true,
      adminApproved: false,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
      ordinal: 0,
      height: 600,
      width: 900,
    });
  });
});

describe('an upload over which workers died', () => {
  /** Confirms an upload, and checks it after this many starts without an outcome. */
  async function checkedAfter(starts: number) {
    const id = await aWebstore(people.vendor.vendorId).published(posy);
    await posy.haltWorkers();
    const { body } = await calls.upload(id, { bytes: photo });
    await posy.sql(
      `update platform.delivery set starts = $2 from platform.message
       where message.id = message_id and subject_id = $1 and consumer = 'webstore.check-image'`,
      [id, starts],
    );
    await posy.startWorkers(['relay', 'images']);
    return (await calls.checked(id)).find((image) => image.id === body.id);
  }

  it('is checked again, the last time alone, and refused afterwards', async () => {
    expect(await checkedAfter(3)).toMatchObject({ validationResult: true, reasons: [] });
    expect(await checkedAfter(4)).toMatchObject({ validationResult: false, pictureId: null, reasons: ['too-slow'] });
  });
});

describe('the category of an upload', () => {
  it('is one of exactly four, of which general is the gallery [WS-18]', async () => {
    const id = await aWebstore(people.vendor.vendorId).published(posy);
    const before = (await calls.draft(id)).images.length;
    const sorts: ImagePurpose[] = ['awards', 'packages', 'general', 'dashboardhero'];
    for (const category of sorts) {
      const { status, body } = await calls.upload(id, { bytes: photo, category });
      expect([status, body.validationResult]).toEqual([200, null]);
    }
    const { images, sectionImages } = await calls.draft(id);
    expect([images.length - before, sectionImages.length]).toEqual([1, 2]);
    for (const category of ['award', 'General', 'gallery', 'awards,packages']) {
      expect((await calls.begin(id, { filename: 'a.jpg', category })).problem).toMatchObject({
        status: 400,
        fields: { category: ['unknown-value'] },
      });
    }
  });
});

describe('the calls about pictures', () => {
  it('have the methods, paths and parts of the requirements [WS-92]', async () => {
    const id = await aWebstore(people.vendor.vendorId).withPhotos(2).published(posy);
    const headers = { authorization: `Bearer ${people.vendor.token}` };
    const path = `/api/webstores/${id}`;
    const upload = await posy.api.inject({
      url: `${path}/uploadImage?filename=photo.jpg&category=general&noCacheKey=1`,
      headers,
    });
    const { signedUrl, imageId } = upload.json<{ signedUrl: string; imageId: string }>();
    await calls.put(signedUrl, photo);
    expect((await calls.confirm(id, signedUrl)).status).toBe(200);
    const [cover, second] = await calls.gallery(id);
    const order = [cover!.id, imageId, second!.id].map((one, ordinal) => ({ id: one, ordinal }));
    const reordered = await posy.api.inject({
      method: 'PATCH',
      url: `${path}/images`,
      headers,
      payload: { images: order },
    });
    expect(reordered.statusCode).toBe(200);
    expect((await calls.gallery(id)).map(({ id: one, ordinal }) => ({ id: one, ordinal }))).toEqual(order);
    const deleted = await posy.api.inject({ method: 'DELETE', url: `${path}/images/${imageId}`, headers });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }]);
    expect((await calls.gallery(id)).map((image) => image.id)).toEqual([cover!.id, second!.id]);
  });
});

describe('the picture of an item', () => {
  it('is one for each package and each award, and another replaces it [WS-93]', async () => {
    const id = await aPageWithItems();
    const [one, two] = [
      (await calls.upload(id, { bytes: photo, category: 'packages' })).body.id,
      (await calls.upload(id, { bytes: photo, category: 'awards' })).body.id,
    ];
    await calls.checked(id);
    for (const section of [{ packages: [aPackage([one, two])] }, { awards: [anAward([one, two])] }]) {
      expect(await vendor().save(id, section)).toMatchObject({ status: 400, body: { error: 'invalid-input' } });
    }
    const [item, prize] = [aPackage(one), anAward(one)];
    await vendor().save(id, { packages: [item], awards: [prize] });
    const { status, body } = await vendor().save(id, {
      packages: [{ ...item, imageId: two }],
      awards: [{ ...prize, imageId: two }],
    });
    expect([status, body.packages, body.awards]).toMatchObject([200, [{ imageId: two }], [{ imageId: two }]]);
  });

  it('goes with the next publish when it was replaced, a day after its upload', async () => {
    const id = await aPageWithItems();
    const upload = async () => (await calls.upload(id, { bytes: await aPhoto(), category: 'packages' })).body.id;
    const [replaced, chosen, unsaved] = [await upload(), await upload(), await upload()];
    await calls.checked(id);
    const item = aPackage(replaced);
    await vendor().save(id, { packages: [item] });
    await vendor().publish(id);
    await vendor().save(id, { packages: [{ ...item, imageId: chosen }] });
    const aDayAgo = new Date(Date.now() - 86_460_000).toISOString();
    await posy.sql(`update webstore.image set uploaded_at = $1 where id = any($2)`, [aDayAgo, [replaced, chosen]]);
    const left = async () => (await calls.draft(id)).sectionImages.map((image) => image.id).sort();
    // The published page still shows it.
    expect(await left()).toEqual([replaced, chosen, unsaved].sort());
    expect((await posy.api.inject({ url: `/media/${replaced}/640.jpg` })).statusCode).toBe(200);
    await vendor().publish(id);
    expect(await left()).toEqual([chosen, unsaved].sort());
    await eventually(
      () => storedKeys(posy.get(DiskStorage), `pictures/${replaced}`),
      (files) => files.length === 0,
    );
    expect((await posy.api.inject({ url: `/media/${chosen}/640.jpg` })).statusCode).toBe(200);
  });
});

describe('the pictures of a draft', () => {
  /** The first of them is the cover. */
  const threeWithoutFiles = async () => {
    const id = await aWebstore(people.vendor.vendorId).withPhotos(3).published(posy);
    const ids = (await calls.gallery(id)).map((image) => image.id);
    return { id, ids: ids as [string, string, string] };
  };
  /** Checked, as the page shows it, but without files. */
  const imported = () => {
    const id = randomUUIDv7();
    return { id, pictureId: id, caption: '', width: 1600, height: 1200 };
  };
  /** The first of them, the cover, has files and is not yet published. */
  const threeWithAnUpload = async () => {
    const id = await withItems()
      .bringing({ images: [imported(), imported()] })
      .published(posy);
    const uploaded = (await calls.upload(id, { bytes: await aPhoto() })).body.id;
    await calls.checked(id);
    await calls.update(id, uploaded, { isCoverPhoto: true });
    const ids = (await calls.gallery(id)).map((image) => image.id);
    expect(ids[0]).toBe(uploaded);
    return { id, ids: ids as [string, string, string] };
  };
  const covers = (images: readonly { isCoverPhoto: boolean }[]) => images.map(({ isCoverPhoto }) => isCoverPhoto);

  it('have captions of at most 100 characters and one cover, which comes first [WS-75, WS-77, WS-78, OP-46]', async () => {
    const { id, ids } = await threeWithoutFiles();
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
    const { id, ids } = await threeWithoutFiles();
    await calls.update(id, ids[0], { isCoverPhoto: false });
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
    const { id, ids } = await threeWithAnUpload();
    expect((await calls.remove(id, ids[0])).status).toBe(200);
    expect((await calls.gallery(id)).map((image) => [image.id, image.ordinal])).toEqual([
      [ids[1], 0],
      [ids[2], 1],
    ]);
    await filesAreGone(ids[0]);
    expect((await calls.remove(id, ids[0])).problem).toMatchObject({ status: 404, error: 'image-not-found' });
  });

  it('stay on the published page until the next publish when they are deleted', async () => {
    const { id, ids } = await threeWithAnUpload();
    await vendor().publish(id);
    await calls.remove(id, ids[0]);
    expect((await calls.gallery(id)).map((image) => image.id)).toEqual([ids[1], ids[2]]);
    expect((await calls.draft(id)).publishStatus).toBe('Unpublished Changes');
    expect((await publicPage(id)).images.map((image) => image.id)).toEqual(ids);
    expect((await posy.api.inject({ url: `/media/${ids[0]}/640.jpg` })).statusCode).toBe(200);
    await vendor().publish(id);
    expect((await publicPage(id)).images.map((image) => image.id)).toEqual([ids[1], ids[2]]);
    await filesAreGone(ids[0]);
  });

  it('that an item of the draft shows leave it with their deletion, and the page with the next publish', async () => {
    const { id, ids } = await threeWithAnUpload();
    await vendor().save(id, { packages: [aPackage(ids[0])] });
    await vendor().publish(id);
    expect((await publicPage(id)).packages[0]?.image?.pictureId).toBe(ids[0]);
    await calls.remove(id, ids[0]);
    expect((await calls.draft(id)).packages[0]?.imageId).toBeNull();
    await vendor().publish(id);
    expect((await publicPage(id)).packages[0]?.image).toBeNull();
    await filesAreGone(ids[0]);
  });

  it('of another webstore cannot be changed or deleted', async () => {
    const [{ id }, other] = [await threeWithoutFiles(), await threeWithoutFiles()];
    expect((await calls.update(id, other.ids[0], { caption: 'x' })).problem.error).toBe('image-not-found');
    expect((await calls.remove(id, other.ids[0])).problem.error).toBe('image-not-found');
    const rival = imageCalls(posy, people.rival.token);
    expect((await rival.remove(other.id, other.ids[0])).problem.error).toBe('not-allowed');
    expect(await calls.gallery(other.id)).toHaveLength(3);
  });
});
