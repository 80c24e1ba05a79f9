import { screen, waitFor } from '@testing-library/react';
import { expect } from '@jest/globals';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from './examples.js';
import { FakeUpload } from './fake-upload.js';
import { anApiWith } from './open-editor.js';
import { renderApp } from './render-app.js';

export const idOf = (number: number) => `0198c0de-0000-7000-8000-0000000000a${number}`;
export const image = (number: number, changes: Partial<ImageView> = {}): ImageView => ({
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
export const aFile = (name: string, type = 'image/jpeg') => new File(['x'.repeat(200_000)], name, { type });

/** Opens the gallery of a vendor, whose files are sent by `FakeUpload`. */
export async function openGallery(images: ImageView[], start: Partial<WebstoreDraftView> = {}, autoSaveAfter?: number) {
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
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The gallery accepts no files');
    await page.user.upload(input, files);
  };
  const upload = async (number: number) => {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(number));
    return FakeUpload.newest;
  };
  return { ...page, api, store, change, choose, upload };
}
