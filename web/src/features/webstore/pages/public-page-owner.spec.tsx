import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, publicWebstore, vendor } from '../../../test-support/examples.js';
import { FakeUpload, sendByFakeUploads } from '../../../test-support/fake-upload.js';
import { aPage, photo, showPage } from '../../../test-support/open-webstore-page.js';

sendByFakeUploads();
beforeEach(() => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

const { id } = publicWebstore();
const aFile = (name: string, type = 'image/jpeg') => new File(['x'.repeat(200_000)], name, { type });

async function openOwnPage(images = [photo(1)]) {
  const own = { id, name: 'Wildrye Flowers', url: 'wildrye-flowers', publishStatus: 'Published' as const };
  const api = aPage()
    .answer(webstoreRoutes.webstoresOfUser, () => ({
      results: [{ ...draft(), ...own }],
      numResults: 1,
      page: 1,
      pageSize: 100,
    }))
    .answer(webstoreRoutes.webstoreById, () => draft({ id, images, subscriptionTier: 'starter' }))
    .answer(imageRoutes.uploadImage, () => ({ signedUrl: 'http://posy.test/media/signed/x', imageId: photo(9).id }))
    .answer(imageRoutes.confirmUploadImage, () => photo(9))
    .answer(imageRoutes.deleteImage, () => ({ success: true as const }));
  const page = await showPage({}, api, vendor);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photos' })).toBeEnabled());
  const choose = (...files: File[]) =>
    page.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  const readings = () =>
    api.callsOf(webstoreRoutes.webstoreByUrl).filter(({ query }) => query['removeInvalidImgSrc'] === 'false').length;
  return { ...page, api, choose, readings };
}

describe('photos of the own public page', () => {
  it('are uploaded with a preview, then the webstore is read again and a toast says so [WS-86] [WS-220]', async () => {
    const { api, choose, readings } = await openOwnPage();
    expect(screen.getByRole('link', { name: 'Edit photos' })).toHaveAttribute('href', '/vendor/webstore/editgallery');
    const before = readings();
    await choose(aFile('lake.jpg'));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    act(() => FakeUpload.newest.progress(50_000));
    const preview = await screen.findByRole('progressbar', { name: 'Uploading lake.jpg' });
    expect(preview).toHaveAttribute('aria-valuenow', '25');
    expect(preview.parentElement!.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    act(() => FakeUpload.newest.end('load', 200));
    expect(await screen.findByText('Photo uploaded. Publish to show it to couples.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await waitFor(() => expect(readings()).toBeGreaterThan(before));
    expect(api.callsOf(imageRoutes.confirmUploadImage)[0]?.body).toMatchObject({ category: 'general', ordinal: 1 });
  });

  it('that cannot be added, or failed, are named with the reason', async () => {
    const { choose } = await openOwnPage([photo(1), photo(2), photo(3), photo(4)]);
    await choose(aFile('film.jpg', 'image/jpeg'), aFile('one-too-many.jpg'));
    expect(await screen.findByText('Your plan shows up to 5 photos. Upgrade to show more.')).toBeInTheDocument();
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    act(() => FakeUpload.newest.end('error'));
    expect(await screen.findByText(/^Upload failed for film.jpg. We can’t be reached/)).toBeInTheDocument();
  });
});
