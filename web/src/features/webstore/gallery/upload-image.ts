import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImagePurpose, ImageType } from '#contracts/webstore/image-rules.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { sendFile } from './send-file.js';

interface UploadedImage {
  webstoreId: string;
  file: File;
  category: ImagePurpose;
  /** Wanted position in the gallery. */
  ordinal: number;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/**
 * Uploads a file: requests an address, uploads the file to it, and makes a picture of it (WS-91). When it is aborted,
 * the reserved place is freed.
 * @throws ProblemError of the api, or the error of the transfer
 */
export async function uploadImage(api: ApiClient, upload: UploadedImage): Promise<ImageView> {
  const { webstoreId, file, category, ordinal, signal, onProgress } = upload;
  const params = { id: webstoreId };
  const { signedUrl, imageId } = await api.call(imageRoutes.uploadImage, {
    params,
    query: { filename: file.name, category, noCacheKey: crypto.randomUUID(), contentType: file.type, size: file.size },
    signal,
  });
  try {
    await sendFile(signedUrl, file, { signal, onProgress });
    signal.throwIfAborted();
  } catch (error) {
    void api.call(imageRoutes.deleteImage, { params: { ...params, imageId } }).catch(() => undefined);
    throw error;
  }
  const contentType = file.type as ImageType;
  const body = { category, preSignedUrl: signedUrl, contentType, ordinal, ...(await sizeOf(file)) };
  return confirm(() => api.call(imageRoutes.confirmUploadImage, { params, body }));
}

/** Retries the confirmation without a response: a second call returns the same picture. */
async function confirm(call: () => Promise<ImageView>): Promise<ImageView> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'temporarily-unavailable') return call();
    throw error;
  }
}

/** Size of a picture in pixels; 0 if the browser cannot read the file. */
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
