import { imageRoutes } from '#contracts/webstore/image.routes.js';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { uploadPicture } from '../../../lib/upload-picture.js';

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
 * Uploads a file as a picture of a webstore.
 * @throws ProblemError of the api, or the error of the transfer
 */
export function uploadImage(api: ApiClient, { webstoreId, ...picked }: UploadedImage): Promise<ImageView> {
  const params = { id: webstoreId };
  const { category, signal } = picked;
  return uploadPicture(
    {
      begin: (query) => api.call(imageRoutes.uploadImage, { params, query: { ...query, category }, signal }),
      confirm: (body) => api.call(imageRoutes.confirmUploadImage, { params, body }),
      cancel: (imageId) => api.call(imageRoutes.deleteImage, { params: { ...params, imageId } }),
    },
    picked,
  );
}
