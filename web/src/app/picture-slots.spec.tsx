import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eventImageRoutes } from '#contracts/events/event-image.routes.js';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import { aCouplesApi, keptWith } from '../test-support/a-couples-api.js';
import { anEvent, keepEvent, profileWith } from '../test-support/event-examples.js';
import { couple, vendor } from '../test-support/examples.js';
import { FakeUpload, sendByFakeUploads } from '../test-support/fake-upload.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApiWith } from '../test-support/open-editor.js';
import { renderApp } from '../test-support/render-app.js';

sendByFakeUploads();

const imageId = '0198c0de-0000-7000-8000-00000000ee01';
const signedUrl = 'http://posy.test/media/signed/x';
const aFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const uploaded: ImageView = {
  id: imageId,
  pictureId: imageId,
  url: `/media/${imageId}/1600.jpg`,
  caption: '',
  credit: '',
  alt: 'A porch',
  placeholder: '',
  isCoverPhoto: false,
  ordinal: 0,
  width: 900,
  height: 600,
  validationResult: true,
  adminApproved: false,
  reasons: [],
  sameAs: null,
};

const unchecked: ImageView = { ...uploaded, pictureId: null, url: '', validationResult: null };

/** An editor with one item that is open. */
async function openItem(section: 'packages' | 'awards') {
  const item = { id: '0198c0de-0000-7000-8000-00000000ee02', name: 'Best porch', imageId: null };
  const { api, change, store } = anApiWith({
    activeFeatures: ['feature_packages', 'feature_awards'],
    packages: [{ ...item, price: 900, description: 'All of it.', inclusions: ['Two of us'] }],
    awards: [{ ...item, link: '' }],
    images: [],
  });
  api
    .answer(imageRoutes.uploadImage, () => ({ signedUrl, imageId }))
    .answer(imageRoutes.confirmUploadImage, () => {
      change({ sectionImages: [unchecked] });
      return unchecked;
    })
    .answer(imageRoutes.deleteImage, () => ({ success: true as const }));
  const page = renderApp({ path: `/vendor/webstore/edit${section}`, user: vendor, api });
  await page.user.click(await screen.findByRole('button', { name: /^Best porch/ }));
  await screen.findByRole('button', { name: 'Upload a photo' });
  return { api, change, store, user: page.user };
}

async function openHero() {
  const api = aCouplesApi(keptWith([]), []);
  keepEvent(api, profileWith(anEvent()));
  api.answer(eventImageRoutes.uploadEventImage, () => ({ signedUrl, imageId }));
  const { user } = renderApp({ path: '/dashboard', user: couple, api });
  await user.click(await screen.findByRole('button', { name: 'Change picture' }));
  await screen.findByRole('group', { name: 'Your own picture' });
  return { api, user };
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const begun = ({ api }: Pick<Awaited<ReturnType<typeof openHero>>, 'api'>) => [
  ...api.callsOf(imageRoutes.uploadImage),
  ...api.callsOf(eventImageRoutes.uploadEventImage),
];

describe('the slot for a picture', () => {
  it.each([
    ['a package', () => openItem('packages')],
    ['an award', () => openItem('awards')],
    ['the dashboard', openHero],
  ])('of %s takes one file at a time [WS-79]', async (_what, open) => {
    const page = await open();
    expect(input().multiple).toBe(false);
    // More than one can only be dropped or come from a program.
    fireEvent.change(input(), { target: { files: [aFile('lake.jpg'), aFile('roses.jpg')] } });
    expect(await screen.findByText('Choose one file at a time.')).toBeInTheDocument();
    expect(begun(page)).toEqual([]);
    await page.user.upload(input(), aFile('lake.jpg'));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    expect(screen.queryByText('Choose one file at a time.')).not.toBeInTheDocument();
    expect(begun(page)).toHaveLength(1);
  });

  it.each(['packages', 'awards'] as const)(
    'of %s shows its picture as soon as it is checked, which is replaced and removed',
    async (section) => {
      const { api, change, store, user } = await openItem(section);
      await user.upload(input(), aFile('lake.jpg'));
      await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
      act(() => FakeUpload.newest.end('load', 200));
      const slot = within(await screen.findByRole('group', { name: 'Photo' }));
      expect(await slot.findByText(/^Uploaded. Save to keep it/)).toBeInTheDocument();
      expect(slot.getByText('Being checked')).toBeInTheDocument();
      expect(api.callsOf(imageRoutes.confirmUploadImage)[0]?.body).toMatchObject({ category: section });
      change({ sectionImages: [uploaded] });
      act(() => FakeWebSocket.newest.receive({ action: 'ImagesChanged', data: { webstoreId: store.draft.id } }));
      await waitFor(() => expect(slot.queryByText('Being checked')).not.toBeInTheDocument());
      expect(slot.getByRole('img', { name: 'A porch' })).toHaveAttribute('src', expect.stringContaining(imageId));
      expect(slot.getByRole('button', { name: 'Replace' })).toBeInTheDocument();
      await user.click(slot.getByRole('button', { name: 'Remove photo' }));
      expect(slot.queryByRole('img')).not.toBeInTheDocument();
      expect(slot.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
    },
  );

  it('shows why a file of an item is no picture', async () => {
    const { change, store, user } = await openItem('awards');
    await user.upload(input(), aFile('lake.jpg'));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    act(() => FakeUpload.newest.end('load', 200));
    await screen.findByText('Being checked');
    change({ sectionImages: [{ ...unchecked, validationResult: false, reasons: ['too-small'] }] });
    act(() => FakeWebSocket.newest.receive({ action: 'ImagesChanged', data: { webstoreId: store.draft.id } }));
    expect(await screen.findByText(/^The picture is too small/)).toBeInTheDocument();
  });
});
