import type { ConfirmUploadRequest } from '#contracts/webstore/image.requests.js';
import { imageTypeNames, maxImageBytes, type ImagePurpose, type ImageType } from '#contracts/webstore/image-rules.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import { mediaUpload } from '../texts/edit-gallery.js';
import { ProblemError } from './problem-error.js';
import { sendFile } from './send-file.js';

/** Characters of the end of a file's name that are sent: it tells the type. */
const sentName = 200;

/** The calls of the api around an upload. */
export interface UploadCalls<T> {
  begin(query: { filename: string; noCacheKey: string; contentType: string; size: number }): Promise<ImageUploadView>;
  confirm(body: ConfirmUploadRequest): Promise<T>;
  cancel(imageId: string): Promise<unknown>;
}

interface PickedPicture {
  file: File;
  category: ImagePurpose;
  /** Wanted position in the gallery. */
  ordinal: number;
  signal: AbortSignal;
  /** Called with the id that the picture will have. */
  onBegun?: (imageId: string) => void;
  onProgress: (sent: number) => void;
}

/**
 * Uploads a file: asks for an address, puts the file there, and makes a picture of it (WS-91). When that fails or is
 * aborted, the place that was kept for the picture is freed.
 * @throws ProblemError of the api or the storage; the reason of `signal` when it is aborted
 */
export async function uploadPicture<T>(calls: UploadCalls<T>, picked: PickedPicture): Promise<T> {
  const { file, category, ordinal, signal, onBegun, onProgress } = picked;
  const { signedUrl, imageId } = await calls.begin({
    filename: file.name.slice(-sentName),
    noCacheKey: crypto.randomUUID(),
    contentType: file.type,
    size: file.size,
  });
  onBegun?.(imageId);
  try {
    await sendFile(signedUrl, file, { signal, onProgress });
    const contentType = file.type as ImageType;
    const body = { category, preSignedUrl: signedUrl, contentType, ordinal, ...(await sizeOf(file)) };
    signal.throwIfAborted();
    return await confirmed(() => calls.confirm(body));
  } catch (error) {
    void calls.cancel(imageId).catch(() => undefined);
    throw error;
  }
}

/** Returns why a file cannot be added, in words; undefined when it can. */
export function faultOfFile({ name, type, size }: File): string | undefined {
  if (!(imageTypeNames as readonly string[]).includes(type)) return mediaUpload.UnsupportedFileType(name);
  if (size === 0) return mediaUpload.EmptyFile(name);
  return size > maxImageBytes ? mediaUpload.ExceedsMaxSize(name) : undefined;
}

/** Confirms again when no answer came: a second call answers the same picture. */
async function confirmed<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'temporarily-unavailable') return call();
    throw error;
  }
}

/** Pixels of a picture as the browser knows them; 0 when it cannot read the file. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}
