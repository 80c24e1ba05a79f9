import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventImageRoutes as routes } from '#contracts/events/event-image.routes.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventImageView, EventProfileView, EventView } from '#contracts/events/events.views.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import { EraseEventWhenPersonErased } from '#src/events/reactions/erase-event-when-person-erased.js';
import { SweepHeroUploads } from '#src/events/reactions/sweep-hero-uploads.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { CheckUpload } from '#src/webstore/public/check-upload.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { storedKeys } from '../../support/posy/stored-keys.js';
import { aPhoto } from '../webstore/images/image-calls.js';

let posy: Posy;
let counter = 0;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'images'] });
});
afterAll(() => posy.stop());

/** Somebody with an event, and the calls of their browser. */
async function planner() {
  const email = `hero-${(counter += 1)}@posy.example`;
  const userId = await posy.register(email);
  const token = await posy.signIn(email);
  const { id } = (await posy.call<EventProfileView>(eventsRoutes.startEvent, { token })).body.event!;
  const params = { id };
  const begin = (query: Record<string, string | number>) =>
    posy.call<ImageUploadView>(routes.uploadEventImage, { params, query: { noCacheKey: '1', ...query }, token });
  const put = (signedUrl: string, payload: Buffer) => {
    const { pathname, search } = new URL(signedUrl);
    const headers = { 'content-type': 'image/jpeg' };
    return posy.api.inject({ method: 'PUT', url: pathname + search, headers, payload });
  };
  const confirm = (preSignedUrl: string, changes: object = {}) => {
    const size = { height: 600, width: 900, ordinal: 0 };
    const body = { category: 'dashboardhero', preSignedUrl, contentType: 'image/jpeg', ...size, ...changes };
    return posy.call<EventImageView>(routes.confirmEventImage, { params, body, token });
  };
  const remove = (imageId: string) => posy.call(routes.deleteEventImage, { params: { id, imageId }, token });
  const event = async () => (await posy.call<EventView>(eventsRoutes.event, { params, token })).body;
  const upload = async (photo: Buffer) => {
    const { body } = await begin({ filename: 'us.jpg', size: photo.length });
    expect((await put(body.signedUrl, photo)).statusCode).toBe(200);
    return { ...body, confirmed: await confirm(body.signedUrl) };
  };
  const checked = () => eventually(event, (now) => now.dashboardHeroImage?.validationResult !== null);
  return { id, userId, token, begin, put, confirm, remove, event, upload, checked };
}
const gone = (folder: string) =>
  eventually(
    () => storedKeys(posy.get(DiskStorage), folder),
    (left) => left.length === 0,
  );

describe('the own picture of an event', () => {
  it('is uploaded, checked, shown on the dashboard, and served [EV-47, OP-88]', async () => {
    const { id, upload, checked, confirm } = await planner();
    const { imageId, signedUrl, confirmed } = await upload(await aPhoto());
    expect([confirmed.status, confirmed.body]).toMatchObject([
      200,
      { id: imageId, pictureId: null, url: '', validationResult: null },
    ]);
    const { dashboardHeroImage: image } = await checked();
    expect(image).toMatchObject({ id: imageId, pictureId: imageId, width: 900, height: 600, validationResult: true });
    expect((await posy.api.inject({ url: image!.url })).statusCode).toBe(200);
    await gone(`event-uploads/${id}`);
    expect((await confirm(signedUrl)).body.id).toBe(imageId);
  });

  it('replaces the one before it, whose files are deleted, and goes with its own when it is removed [EV-48]', async () => {
    const { upload, checked, remove, event } = await planner();
    const first = await upload(await aPhoto());
    await checked();
    const second = await upload(await aPhoto());
    await checked();
    await gone(`pictures/${first.imageId}`);
    expect((await event()).dashboardHeroImage?.id).toBe(second.imageId);
    expect((await remove(second.imageId)).status).toBe(200);
    expect((await event()).dashboardHeroImage).toBeNull();
    await gone(`pictures/${second.imageId}`);
    expect((await remove(second.imageId)).problem).toMatchObject({ status: 404, error: 'image-not-found' });
  });

  it('that is no picture is refused with the reason, and not kept', async () => {
    const { upload, checked } = await planner();
    const { imageId } = await upload(Buffer.from('<html><script>alert(1)</script></html>'));
    const { dashboardHeroImage: image } = await checked();
    expect(image).toMatchObject({ pictureId: null, url: '', validationResult: false, reasons: ['wrong-type'] });
    expect(await storedKeys(posy.get(DiskStorage), `pictures/${imageId}`)).toEqual([]);
  });

  it('that cannot be checked is refused after its last attempt, and does not wait forever', async () => {
    const { upload, checked } = await planner();
    const check = jest.spyOn(CheckUpload.prototype, 'check').mockRejectedValue(new Error('no verdict'));
    const { imageId } = await upload(await aPhoto());
    const { dashboardHeroImage: image } = await checked();
    check.mockRestore();
    expect(image).toMatchObject({ id: imageId, validationResult: false, reasons: ['unreadable'] });
  });

  it('that is replaced while it is checked leaves no file, also if the worker dies before it notes the verdict', async () => {
    const { upload, checked } = await planner();
    const { store } = PictureFiles.prototype;
    const replaced = Promise.withResolvers<string>();
    const storing = jest.spyOn(PictureFiles.prototype, 'store').mockImplementation(async function (
      this: PictureFiles,
      imageId,
      made,
    ) {
      storing.mockRestore();
      await upload(await aPhoto());
      await store.call(this, imageId, made);
      replaced.resolve(imageId);
      throw new Error('the worker died');
    });
    const { imageId } = await upload(await aPhoto());
    expect(await replaced.promise).toBe(imageId);
    const { dashboardHeroImage: image } = await checked();
    expect(image).toMatchObject({ validationResult: true });
    expect(image?.id).not.toBe(imageId);
    await gone(`pictures/${imageId}`);
  });

  it('is refused as another type, size or category, for another event, and when nothing was put', async () => {
    const one = await planner();
    const other = await planner();
    expect((await one.begin({ filename: 'film.gif' })).problem.error).toBe('unsupported-file-type');
    expect((await one.begin({ filename: 'a.jpg', size: 15_000_001 })).problem.error).toBe('exceeds-max-size');
    const photo = await aPhoto();
    const { body } = await one.begin({ filename: 'a.jpg', size: photo.length });
    expect((await one.confirm(body.signedUrl)).problem.error).toBe('upload-missing');
    await one.put(body.signedUrl, photo);
    const attempts = [
      other.confirm(body.signedUrl),
      one.confirm(body.signedUrl, { category: 'general' }),
      one.confirm(body.signedUrl, { contentType: 'image/png' }),
      one.confirm(`${body.signedUrl}x`),
    ];
    for (const attempt of attempts)
      expect((await attempt).problem).toMatchObject({ status: 404, error: 'upload-not-found' });
    expect((await one.confirm(body.signedUrl)).status).toBe(200);
  });

  it('goes with the person', async () => {
    const { userId, upload, checked } = await planner();
    const { imageId } = await upload(await aPhoto());
    await checked();
    const reaction = posy.get(EraseEventWhenPersonErased);
    await posy.get(UnitOfWork).run((em) => reaction.react({ userId, vendorIds: [] }, em));
    await gone(`pictures/${imageId}`);
  });

  it('is deleted a day after it was put when nobody has confirmed it', async () => {
    const { id, begin, put } = await planner();
    const photo = await aPhoto();
    const { body } = await begin({ filename: 'a.jpg', size: photo.length });
    await put(body.signedUrl, photo);
    const sweep = posy.get(SweepHeroUploads);
    await sweep.tick();
    expect(await storedKeys(posy.get(DiskStorage), `event-uploads/${id}`)).toHaveLength(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_460_000);
    await sweep.tick();
    jest.restoreAllMocks();
    expect(await storedKeys(posy.get(DiskStorage), `event-uploads/${id}`)).toEqual([]);
  });
});
