import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { uploadPicture } from '../../../lib/upload-picture.js';

interface UploadedImage {
  webstoreId: string;
  file: File;
  category: ImagePurpose;
  /** Wanted position in the gallery. */
  ordinal: number;
  signal: AbortSignal;
  /** The id of an earlier try, whose place is freed first: it may have failed together with the network. */
  earlierId?: string;
  onBegun?: (imageId: string) => void;
  onProgress: (sent: number) => void;
}

/**
 * Uploads a file as a picture of a webstore.
 * @throws ProblemError of the api, or the error of the transfer
 */
export async function uploadImage(
  api: ApiClient,
  { webstoreId, earlierId, ...picked }: UploadedImage,
): Promise<ImageView> {
  const params = { id: webstoreId };
  const { category, signal } = picked;
  const cancel = (imageId: string) => api.call(imageRoutes.deleteImage, { params: { ...params, imageId } });
  if (earlierId !== undefined) await cancel(earlierId).catch(unlessGone);
  return uploadPicture(
    {
      begin: (query) => api.call(imageRoutes.uploadImage, { params, query: { ...query, category }, signal }),
      confirm: (body) => api.call(imageRoutes.confirmUploadImage, { params, body }),
      cancel,
    },
    picked,
  );
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ProblemError) || error.code !== 'image-not-found') throw error;
}
