import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { mediaUpload } from '../../../texts/edit-gallery.js';
import type { RefusedFile, SortedFiles } from './picked-files.js';
import { uploadImage } from './upload-image.js';

export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly state: 'queued' | 'sending' | 'done' | 'failed' | 'refused' | 'cancelled';
  /** Bytes. */
  readonly sent: number;
  /** The error of a file that was not added. */
  readonly reason?: string;
  /** The id that its picture was to have, once the server knows of the upload. */
  readonly imageId?: string;
}

interface UploadsOptions {
  webstoreId: string;
  category: ImagePurpose;
  /** Called after each added picture. If it fails, the page shows the picture later. */
  onAdded: () => Promise<void>;
}

const isUnderWay = ({ state }: Upload) => state === 'queued' || state === 'sending';

/** Controllers of uploads by their keys; uploads in progress are aborted with the page. */
function useStops() {
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const present = stops.current;
    return () => present.forEach((stop) => stop.abort());
  }, []);
  return stops;
}

/** Files that are uploaded one after the other, with their results. */
export function useUploads({ webstoreId, category, onAdded }: UploadsOptions) {
  const { api, toasts } = useServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useStops();

  const change = useCallback((key: string, changes: Partial<Upload>) => {
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }, []);

  /** Returns whether the file was added or its upload was aborted. */
  const send = async ({ key, file, imageId: earlierId }: Upload, ordinal: number): Promise<boolean> => {
    const stop = stops.current.get(key);
    const isStopped = () => stop?.signal.aborted !== false;
    if (!stop || isStopped()) return true;
    change(key, { state: 'sending', sent: 0 });
    try {
      await uploadImage(api, {
        ...{ webstoreId, file, category, ordinal, earlierId, signal: stop.signal },
        onBegun: (imageId) => change(key, { imageId }),
        onProgress: (sent) => change(key, { sent }),
      });
      change(key, { state: 'done', sent: file.size });
      await onAdded().catch(ignoreProblem);
      return true;
    } catch (error) {
      if (isStopped()) return true;
      change(key, { state: 'failed', reason: reasonOf(error, file.name) });
      return false;
    } finally {
      stops.current.delete(key);
    }
  };

  const sendAll = async (batch: readonly Upload[], firstOrdinal: number): Promise<void> => {
    for (const { key } of batch) stops.current.set(key, new AbortController());
    let failed = 0;
    for (const [at, upload] of batch.entries()) if (!(await send(upload, firstOrdinal + at))) failed += 1;
    if (failed > 0) toasts.show('error', failureOf(batch));
  };

  const cancel = (key: string) => {
    stops.current.get(key)?.abort();
    change(key, { state: 'cancelled' });
  };
  return {
    uploads,
    isRunning: uploads.some(isUnderWay),
    add({ accepted, refused }: SortedFiles, firstOrdinal: number) {
      const batch = accepted.map((file): Upload => ({ key: crypto.randomUUID(), file, state: 'queued', sent: 0 }));
      setUploads([...batch, ...refused.map(refusedUpload)]);
      void sendAll(batch, firstOrdinal);
    },
    cancel,
    stop: () => uploads.filter(isUnderWay).forEach(({ key }) => cancel(key)),
    retry(key: string, ordinal: number) {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'queued', sent: 0, reason: undefined });
      void sendAll([upload], ordinal);
    },
    remove: (key: string) => setUploads((known) => known.filter((upload) => upload.key !== key)),
    clear: () => setUploads([]),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function ignoreProblem(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

const refusedUpload = ({ file, reason }: RefusedFile): Upload => ({
  key: crypto.randomUUID(),
  file,
  state: 'refused',
  sent: 0,
  reason,
});

const reasonOf = (error: unknown, file: string) => {
  const known = error instanceof ProblemError ? ` ${error.message}` : '';
  return `${mediaUpload.UploadFailed(file)}.${known}`;
};

const failureOf = (batch: readonly Upload[]) =>
  batch.length > 1 ? mediaUpload.BatchFailed : mediaUpload.UploadFailed(batch[0]?.file.name ?? '');
