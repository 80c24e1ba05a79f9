import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { FakeWebSocket } from '../../../test-support/fake-web-socket.js';
import { idOf, image, openGallery } from '../../../test-support/open-gallery.js';

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

it('changes caption and cover [WS-74, WS-31]', async () => {
  const gallery = await openGallery([image(0), image(1)]);
  const { api, user } = gallery;
  answerUpdates(gallery, idOf(1));
  await user.click(screen.getByRole('button', { name: 'Edit Picture 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Photo 2 of 2' });
  const caption = within(sheet).getByLabelText('Caption');
  await user.clear(caption);
  await user.click(caption);
  await user.paste('x'.repeat(101));
  expect(caption).toHaveValue('x'.repeat(100));
  expect(within(sheet).getByText('100 of 100')).toBeVisible();
  await user.clear(caption);
  await user.type(caption, 'At the lake');
  await user.click(within(sheet).getByText('Cover photo'));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cover, always first')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.updateImage)[0]?.body).toEqual({ caption: 'At the lake', isCoverPhoto: true });
});

it('asks for a confirmation before changes of a photo are discarded; declining keeps them [WS-76]', async () => {
  const { api, user } = await openGallery([image(0), image(1)]);
  const open = () => user.click(screen.getByRole('button', { name: 'Edit Picture 1' }));
  const caption = () => screen.getByLabelText('Caption');
  await open();
  await user.type(caption(), ', never saved');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(caption()).toHaveValue('Picture 1, never saved');
  await waitFor(() => expect(caption()).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(caption()).toHaveValue('Picture 1');
  expect(api.callsOf(imageRoutes.updateImage)).toEqual([]);
});

it('asks for a confirmation before a photo is deleted, and reads the webstore again afterwards [WS-74] [WS-88]', async () => {
  const { api, change, user } = await openGallery([image(0), image(1)]);
  const rows = () => within(screen.getByRole('grid', { name: 'Photos in your gallery' })).getAllByRole('row');
  api.answer(imageRoutes.deleteImage, () => {
    change({ images: [image(1)] });
    return { success: true as const };
  });
  await user.click(screen.getByRole('button', { name: 'Edit Picture 0' }));
  const sheet = await screen.findByRole('dialog', { name: 'Photo 1 of 2' });
  await user.click(within(sheet).getByRole('button', { name: 'Delete photo' }));
  const question = () => screen.findByRole('alertdialog', { name: 'Delete this photo?' });
  expect(await question()).toHaveTextContent(
    'It’s removed from your gallery now, and from your page the next time you publish. You can’t undo this.',
  );
  await user.click(within(await question()).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sheet).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.deleteImage)).toEqual([]);
  const reads = api.callsOf(webstoreRoutes.webstoreById).length;
  await user.click(within(sheet).getByRole('button', { name: 'Delete photo' }));
  await user.click(within(await question()).getByRole('button', { name: 'Delete photo' }));
  expect(await screen.findByText('Photo deleted')).toBeInTheDocument();
  expect(api.callsOf(imageRoutes.deleteImage).map(({ path }) => path)).toEqual([expect.stringMatching(`${idOf(0)}$`)]);
  await waitFor(() => expect(api.callsOf(webstoreRoutes.webstoreById).length).toBeGreaterThan(reads));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('says how many photos the plan hides after a downgrade, and keeps them', async () => {
  await openGallery(Array.from({ length: 7 }, (_none, at) => image(at)));
  expect(screen.getByText('Couples can’t see 2 of your photos')).toBeInTheDocument();
  expect(screen.getByText(/^Your plan shows up to 5 photos: the cover/)).toBeInTheDocument();
  expect(screen.getByText('7 of 5 photos')).toBeInTheDocument();
});
