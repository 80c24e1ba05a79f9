import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { FakeUpload, sendByFakeUploads } from '../../../test-support/fake-upload.js';
import { FakeWebSocket } from '../../../test-support/fake-web-socket.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

sendByFakeUploads();

const idOf = (number: number) => `0198c0de-0000-7000-8000-0000000000a${number}`;
const image = (number: number, changes: Partial<ImageView> = {}): ImageView => ({
  id: idOf(number),
  pictureId: idOf(number),
  url: `/media/${idOf(number)}/1600.jpg`,
  caption: `Picture ${number}`,
  credit: '',
  alt: '',
  placeholder: '',
  isCoverPhoto: false,
  ordinal: number,
  width: 1_600,
  height: 1_200,
  validationResult: true,
  adminApproved: false,
  reasons: [],
  sameAs: null,
  ...changes,
});
const aFile = (name: string, type = 'image/jpeg') => new File(['x'.repeat(200_000)], name, { type });

async function openGallery(images: ImageView[], start: Partial<WebstoreDraftView> = {}, autoSaveAfter?: number) {
  const { api, store, change } = anApiWith({ images, subscriptionTier: 'starter', ...start });
  api
    .answer(imageRoutes.uploadImage, () => ({ signedUrl: 'http://posy.test/media/signed/x', imageId: idOf(9) }))
    .answer(imageRoutes.confirmUploadImage, () => {
      const added = image(store.draft.images.length, { pictureId: null, validationResult: null, caption: '' });
      change({ images: [...store.draft.images, added] });
      return added;
    })
    .answer(imageRoutes.deleteImage, () => ({ success: true as const }));
  const page = renderApp({
    ...{ path: '/vendor/webstore/editgallery', user: vendor, api },
    ...(autoSaveAfter !== undefined && { autoSaveAfter }),
  });
  await screen.findByRole('heading', { name: 'Gallery', level: 1 });
  const choose = async (...files: File[]) =>
    page.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  const upload = async (number: number) => {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(number));
    return FakeUpload.newest;
  };
  return { ...page, api, store, change, choose, upload };
}

const line = (name: string) =>
  within(screen.getByRole('region', { name: 'Uploads' }))
    .getByText(name)
    .closest('li')!;

it('uploads several files one after the other, each with its progress, and accepts no others meanwhile [WS-85] [SYS-2]', async () => {
  const { api, choose, upload } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'), aFile('roses.jpg'));
  const first = await upload(1);
  expect(first.sent).toMatchObject({ method: 'PUT', url: 'http://posy.test/media/signed/x', type: 'image/jpeg' });
  expect(first.timeout).toBe(60_000);
  expect(api.callsOf(imageRoutes.uploadImage)[0]?.query).toMatchObject({
    filename: 'lake.jpg',
    category: 'general',
    noCacheKey: expect.any(String) as unknown,
    size: '200000',
  });
  expect(screen.getByText('Wait for the upload to finish')).toBeInTheDocument();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(within(line('roses.jpg')).getByText('Waiting')).toBeInTheDocument();
  act(() => first.progress(100_000));
  expect(await screen.findByText('0.1 MB of 0.2 MB')).toBeInTheDocument();
  act(() => first.end('load', 200));
  const second = await upload(2);
  expect(await screen.findByText('Being checked')).toBeInTheDocument();
  act(() => second.end('load', 200));
  expect(await screen.findByText('Drop photos here')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.confirmUploadImage).map(({ body }) => body)).toMatchObject([
    { category: 'general', preSignedUrl: 'http://posy.test/media/signed/x', contentType: 'image/jpeg', ordinal: 1 },
    { ordinal: 2 },
  ]);
});

it('shows why a file failed and retries it [WS-87]', async () => {
  const { api, choose, upload, user } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'));
  const first = await upload(1);
  act(() => first.end('error'));
  expect(await screen.findByText('Upload failed for lake.jpg')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.deleteImage)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again: lake.jpg' }));
  const second = await upload(2);
  act(() => second.end('load', 200));
  expect(await within(line('lake.jpg')).findByText('Uploaded')).toBeInTheDocument();
});

it('aborts an upload and frees its place', async () => {
  const { api, choose, upload, user } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'), aFile('roses.jpg'));
  const first = await upload(1);
  await user.click(screen.getByRole('button', { name: 'Cancel lake.jpg' }));
  expect(first.isAborted).toBe(true);
  await upload(2);
  expect(within(line('lake.jpg')).getByText('Canceled')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.deleteImage)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Drop photos here')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.confirmUploadImage)).toEqual([]);
});

it('adds files up to the limit of the plan and reports the others [WS-79]', async () => {
  const { choose, upload } = await openGallery([0, 1, 2, 3].map((number) => image(number)));
  await choose(aFile('lake.jpg'), aFile('roses.jpg'));
  const first = await upload(1);
  expect(screen.getByText('Your plan shows up to 5 photos. Upgrade to show more.')).toBeInTheDocument();
  act(() => first.end('load', 200));
  expect(await screen.findByText('Your gallery is full')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
});

it('shows the decision about a picture as soon as it is pushed', async () => {
  const { change, store } = await openGallery([
    image(0),
    image(1, { pictureId: null, validationResult: null, caption: '' }),
  ]);
  expect(screen.getByText('Being checked')).toBeInTheDocument();
  change({ images: [image(0), image(1, { pictureId: null, validationResult: false, reasons: ['too-small'] })] });
  act(() => FakeWebSocket.newest.receive({ action: 'ImagesChanged', data: { webstoreId: idOf(1) } }));
  expect(screen.getByText('Being checked')).toBeInTheDocument();
  const data = { webstoreId: store.draft.id };
  act(() => FakeWebSocket.newest.receive({ action: 'ImagesChanged', data }));
  expect(await screen.findByText(/^The picture is too small/, {}, { timeout: 2_000 })).toBeInTheDocument();
});

/** Answers changes of a photo as the server does. */
const answerUpdates = ({ api, store, change }: Awaited<ReturnType<typeof openGallery>>, imageId: string) =>
  api.answer(imageRoutes.updateImage, ({ body }) => {
    const images = store.draft.images.map((one) => (one.id === imageId ? { ...one, ...(body as object) } : one));
    return change({ images }).images;
  });

describe('a caption', () => {
  it('is saved by itself, without closing the photo [WS-27]', async () => {
    const gallery = await openGallery([image(0), image(1)], {}, 1);
    const { api, user } = gallery;
    answerUpdates(gallery, idOf(1));
    await user.click(screen.getByRole('button', { name: 'Edit Picture 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2' }));
    expect(sheet.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await user.type(sheet.getByLabelText('Caption'), ', at the lake');
    expect(await sheet.findByText('Photo saved.')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsOf(imageRoutes.updateImage).at(-1)?.body).toMatchObject({ caption: 'Picture 1, at the lake' }),
    );
    expect(await sheet.findByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    expect(sheet.getByLabelText('Caption')).toHaveFocus();
  });

  it('that could not be saved waits for another one, or for Save', async () => {
    const gallery = await openGallery([image(0)], {}, 1);
    const { api, user } = gallery;
    api.answer(imageRoutes.updateImage, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(screen.getByRole('button', { name: 'Edit Picture 0' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Photo 1 of 1' }));
    await user.type(sheet.getByLabelText('Caption'), '!');
    expect(await screen.findByText(/We can’t be reached right now/)).toBeInTheDocument();
    expect(sheet.getByLabelText('Caption')).toHaveValue('Picture 0!');
    answerUpdates(gallery, idOf(0));
    await user.click(await sheet.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(imageRoutes.updateImage)).toHaveLength(2);
  });
});

it('changes caption and cover, and asks for a confirmation before a photo is deleted [WS-74]', async () => {
  const gallery = await openGallery([image(0), image(1)]);
  const { api, user } = gallery;
  answerUpdates(gallery, idOf(1));
  await user.click(screen.getByRole('button', { name: 'Edit Picture 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Photo 2 of 2' });
  const caption = within(sheet).getByLabelText('Caption');
  await user.clear(caption);
  await user.type(caption, 'At the lake');
  await user.click(within(sheet).getByText('Cover photo'));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cover, always first')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.updateImage)[0]?.body).toEqual({ caption: 'At the lake', isCoverPhoto: true });

  await user.click(screen.getByRole('button', { name: 'Edit Picture 0' }));
  await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this photo?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf(imageRoutes.deleteImage)).toEqual([]);
});

it('says how many photos the plan hides after a downgrade, and keeps them', async () => {
  await openGallery(Array.from({ length: 7 }, (_none, at) => image(at)));
  expect(screen.getByText('Couples don’t see 2 photos')).toBeInTheDocument();
  expect(screen.getByText(/^Your plan shows up to 5 photos: the cover/)).toBeInTheDocument();
  expect(screen.getByText('7 of 5 photos')).toBeInTheDocument();
});
