import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { mediaUpload } from '../../../texts/edit-gallery.js';
import { keepDraft } from '../api.js';
import { sortFiles } from './picked-files.js';
import { uploadImage } from './upload-image.js';
import { useCheckedImages } from './use-gallery.js';

/** A limit for one picture: the server's limit is far above an item's needs. */
const oneFits = { max: 1, used: 0, isFreePlan: false };

/**
 * Uploads one file for an item of a section (WS-79), and passes on the id of its picture.
 * @param draft the one that is edited; its pictures are read again until they have been checked
 */
export function useSlotUpload(draft: WebstoreDraftView, category: ImagePurpose, onUploaded: (imageId: string) => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [newest, setNewest] = useState(draft);
  // A save returns a draft with newer pictures, too.
  const known = newest.version >= draft.version ? newest : draft;
  const reload = useCheckedImages(known, (newer) => {
    keepDraft(queryClient, newer);
    setNewest(newer);
  });
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const present = (stop.current = new AbortController());
    return () => present.abort();
  }, []);

  const send = async (file: File) => {
    const { signal } = stop.current;
    setUploading(true);
    try {
      const upload = { webstoreId: draft.id, file, category, ordinal: 0, signal, onProgress: () => undefined };
      const { id } = await uploadImage(api, upload);
      setAdded(id);
      onUploaded(id);
      await reload();
    } catch (error) {
      const reason = error instanceof ProblemError ? ` ${error.message}` : '';
      setProblem(`${mediaUpload.UploadFailed(file.name)}.${reason}`);
    } finally {
      setUploading(false);
    }
  };
  return {
    /** All pictures that an item may show. */
    images: [...known.sectionImages, ...known.images],
    added,
    isUploading,
    problem,
    onFiles: (files: readonly File[]) => {
      const { accepted, refused } = sortFiles(files.slice(0, 1), oneFits);
      const fault = files.length > 1 ? mediaUpload.ExceedsMaxUploadCount(1) : refused[0]?.reason;
      setProblem(fault ?? null);
      if (fault === undefined && accepted[0]) void send(accepted[0]);
    },
  };
}
