import { useCallback, useEffect, useRef, useState } from 'react';
import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { editGallery } from '../../../texts/edit-gallery.js';
import { readDraft } from '../api.js';

/** Polling interval in milliseconds while pictures are being checked and no push arrives. */
const silence = 3_000;

const isBeingChecked = ({ validationResult, adminApproved }: ImageView) => validationResult === null && !adminApproved;

/**
 * Reloads a draft when its pictures were decided about: pushed by the socket, and fetched on connect and by polling
 * while any of them is being checked.
 * @returns a function that reloads it at once
 */
export function useCheckedImages(draft: WebstoreDraftView, takeOver: (newer: WebstoreDraftView) => void) {
  const { api, socket } = useServices();
  const { id } = draft;
  const waits = [...draft.images, ...draft.sectionImages].some(isBeingChecked);
  const [asked, setAsked] = useState(0);
  const latest = useRef(takeOver);
  useEffect(() => {
    latest.current = takeOver;
  });
  const reload = useCallback(async () => {
    try {
      latest.current(await readDraft(api, id));
    } catch (error) {
      // The next push or poll tries again.
      if (!(error instanceof ProblemError)) throw error;
    } finally {
      setAsked((times) => times + 1);
    }
  }, [api, id]);
  useEffect(
    () => socket.on('ImagesChanged', ({ webstoreId }) => void (webstoreId === id && reload())),
    [socket, id, reload],
  );
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void reload(), silence);
    return () => clearTimeout(timer);
  }, [waits, asked, reload]);
  return reload;
}

/** Changes of the pictures of a draft. Each returns whether it succeeded; failures are shown in a toast. */
export function useGalleryChanges(draft: WebstoreDraftView, takeOver: (newer: WebstoreDraftView) => void) {
  const { api, toasts } = useServices();
  const [isBusy, setBusy] = useState(false);
  const params = { id: draft.id };
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      toasts.show('error', problem.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    save: (imageId: string, body: { caption: string; isCoverPhoto: boolean }) =>
      attempt(async () => {
        const images = await api.call(imageRoutes.updateImage, { params: { ...params, imageId }, body });
        takeOver({ ...(await readDraft(api, draft.id)), images });
      }),
    remove: (imageId: string) =>
      attempt(async () => {
        await api.call(imageRoutes.deleteImage, { params: { ...params, imageId } });
        toasts.show('success', editGallery.sheet.deleted);
        takeOver(await readDraft(api, draft.id));
      }),
    /** Shows the new order at once, and the old one again if it cannot be saved. */
    reorder: (imageIds: readonly string[]) => {
      const byId = new Map(draft.images.map((image) => [image.id, image]));
      const images = imageIds.flatMap((id, ordinal) => {
        const image = byId.get(id);
        return image ? [{ ...image, ordinal }] : [];
      });
      takeOver({ ...draft, images });
      return attempt(async () => {
        try {
          const body = { images: images.map(({ id, ordinal }) => ({ id, ordinal })) };
          takeOver(await api.call(imageRoutes.reorderImages, { params, body }));
        } catch (problem) {
          takeOver(draft);
          throw problem;
        }
      });
    },
  };
}
