import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { sendByFakeUploads } from '../../../test-support/fake-upload.js';
import { aFile, idOf, image, openGallery } from '../../../test-support/open-gallery.js';

sendByFakeUploads();

const line = (name: string) =>
  within(screen.getByRole('region', { name: 'Uploads' }))
    .getByText(name)
    .closest('li')!;

it('uploads several files one after the other, each with its progress, and accepts no others meanwhile [WS-85, WS-91]', async () => {
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

it('shows why the storage refused a file, and one toast for several that failed [WS-87]', async () => {
  const { choose, upload } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'), aFile('roses.jpg'));
  const problem = JSON.stringify({ status: 409, error: 'upload-incomplete' });
  const first = await upload(1);
  act(() => first.end('load', 409, problem));
  const second = await upload(2);
  act(() => second.end('load', 507, '<html>full</html>'));
  expect(await screen.findByText('An error occurred while uploading images')).toBeInTheDocument();
  expect(line('lake.jpg')).toHaveTextContent('Upload failed for lake.jpg. Only part of the file arrived.');
  expect(line('roses.jpg')).toHaveTextContent('Upload failed for roses.jpg.');
});

it('frees the place of a failed upload again before it is retried, as the network may have failed, too', async () => {
  const { api, choose, upload, user } = await openGallery([image(0)]);
  const calls: string[] = [];
  api
    .answer(imageRoutes.deleteImage, () => {
      calls.push('free');
      throw calls.length === 1 ? new Refusal(503, 'temporarily-unavailable') : new Refusal(404, 'image-not-found');
    })
    .answer(imageRoutes.uploadImage, () => {
      calls.push('begin');
      return { signedUrl: 'http://posy.test/media/signed/x', imageId: idOf(8) };
    });
  await choose(aFile('lake.jpg'));
  const first = await upload(1);
  calls.length = 0;
  act(() => first.end('error'));
  expect(await screen.findByText('Upload failed for lake.jpg')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again: lake.jpg' }));
  const second = await upload(2);
  expect(calls).toEqual(['free', 'free', 'begin']);
  act(() => second.end('load', 200));
  expect(await within(line('lake.jpg')).findByText('Uploaded')).toBeInTheDocument();
});

it('frees the place of a photo that could not be confirmed', async () => {
  const { api, choose, upload } = await openGallery([image(0)]);
  api.answer(imageRoutes.confirmUploadImage, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await choose(aFile('lake.jpg'));
  const first = await upload(1);
  act(() => first.end('load', 200));
  expect(await screen.findByText('Upload failed for lake.jpg')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsOf(imageRoutes.deleteImage).map(({ path }) => path)).toEqual([expect.stringContaining(idOf(9))]),
  );
});

it('that cannot be read again after an upload has the photo nevertheless', async () => {
  const { api, choose, upload } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'));
  const first = await upload(1);
  api.answer(webstoreRoutes.webstoreById, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  act(() => first.end('load', 200));
  expect(await within(line('lake.jpg')).findByText('Uploaded')).toBeInTheDocument();
});

it('asks before a link ends an upload', async () => {
  const { choose, upload, user, address } = await openGallery([image(0)]);
  await choose(aFile('lake.jpg'));
  const sending = await upload(1);
  const leave = () => user.click(screen.getAllByRole('link', { name: /FAQs/ })[0]!);
  await leave();
  const question = await screen.findByRole('alertdialog', { name: 'Leave while photos are uploading?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect([address(), sending.isAborted]).toEqual(['/vendor/webstore/editgallery', false]);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/vendor/webstore/editfaqs'));
  await waitFor(() => expect(sending.isAborted).toBe(true));
});

it('names files that are too large or empty [WS-81, WS-82]', async () => {
  const { api, choose } = await openGallery([image(0)]);
  const sized = (name: string, size: number) => Object.defineProperty(aFile(name), 'size', { value: size });
  await choose(sized('lake.jpg', 15_000_001), sized('roses.jpg', 0));
  expect(await screen.findByText(/^lake.jpg is larger than 15 MB/)).toBeInTheDocument();
  expect(screen.getByText('roses.jpg is empty. Choose another file.')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.uploadImage)).toEqual([]);
});

it('takes files that are dropped on it, up to the free places [WS-82]', async () => {
  const { upload } = await openGallery([0, 1, 2, 3].map((number) => image(number)));
  const zone = screen.getByText('Drop photos here').closest('[data-rac]')!;
  const files = [aFile('lake.jpg'), aFile('roses.jpg')];
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const dataTransfer = { types: ['Files'], items, files, effectAllowed: 'all', dropEffect: 'copy' };
  for (const dropping of [fireEvent.dragEnter, fireEvent.dragOver, fireEvent.drop]) dropping(zone, { dataTransfer });
  await upload(1);
  expect(within(line('lake.jpg')).getByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByText('Your plan shows up to 5 photos. Upgrade to show more.')).toBeInTheDocument();
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

it('adds files up to the limit of the plan and reports the others [WS-79, WS-82, WS-83]', async () => {
  const { choose, upload } = await openGallery([0, 1, 2, 3].map((number) => image(number)));
  await choose(aFile('lake.jpg'), aFile('roses.jpg'));
  const first = await upload(1);
  expect(screen.getByText('Your plan shows up to 5 photos. Upgrade to show more.')).toBeInTheDocument();
  act(() => first.end('load', 200));
  expect(await screen.findByText('Your gallery is full')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
});
