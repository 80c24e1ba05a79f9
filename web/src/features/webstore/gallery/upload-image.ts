import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImagePurpose, ImageType } from '#contracts/webstore/image-rules.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { sendFile } from '../../../lib/send-file.js';

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
 * Uploads a file: asks for an address, puts the file there, and makes a picture of it (WS-91). When that is stopped, the
 * place that was kept for the picture is free again.
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

/** Confirms again when no answer came: a second call answers the same picture. */
async function confirm(call: () => Promise<ImageView>): Promise<ImageView> {
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
