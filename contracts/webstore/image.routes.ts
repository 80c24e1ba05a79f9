import type { SuccessView } from '../identity/identity.views.js';
import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { owner, route, view } from '../shared/route.js';
import { ConfirmUploadRequest, ReorderImagesRequest, UpdateImageRequest } from './image.requests.js';
import { imagePurposes, imageTypeNames, maxFilenameLength, maxImageBytes } from './image-rules.js';
import type { ImageUploadView } from './image.views.js';
import type { ImageView, WebstoreDraftView } from './webstore.views.js';

/** Slashes and quotes are no problem: the name only says the type, and appears in messages. */
const uploadOptions = (query: QueryReader) => ({
  filename: query.text('filename', { min: 1, max: maxFilenameLength }) ?? '',
  category: query.choice('category', imagePurposes, 'general'),
  /** Differs from call to call, so that no cache answers. */
  noCacheKey: query.text('noCacheKey', { min: 1, max: 100 }),
  /** Type of the file; the one that its name ends in when absent. */
  contentType: query.text('contentType', { min: 1, max: 100 }),
  /** Exact size in bytes; when absent, any up to the largest. A larger one is refused as `exceeds-max-size`. */
  size: query.integer('size', { min: 1, max: 1_000_000_000, fallback: undefined }),
});
export type UploadOptions = ReturnType<typeof uploadOptions>;

const changed = { as: 'images-changed' } as const;

export const imageRoutes = {
  uploadImage: route({
    method: 'GET',
    path: 'webstores/:id/uploadImage',
    summary: `A signed URL for one file (${imageTypeNames.join(', ')}) of at most ${maxImageBytes} bytes, valid for 10 minutes`,
    access: owner('webstore', 'id'),
    params: { id: uuid },
    query: uploadOptions,
    answer: view<ImageUploadView>(),
  }),
  confirmUploadImage: route({
    method: 'PUT',
    path: 'webstores/:id/confirmUploadImage',
    summary: 'Create an image from the uploaded file; a repeated call returns the same image',
    access: owner('webstore', 'id'),
    audited: changed,
    params: { id: uuid },
    body: ConfirmUploadRequest,
    answer: view<ImageView>(),
  }),
  reorderImages: route({
    method: 'PATCH',
    path: 'webstores/:id/images',
    summary: 'Change the order of the gallery; the cover stays first',
    access: owner('webstore', 'id'),
    audited: changed,
    params: { id: uuid },
    body: ReorderImagesRequest,
    answer: view<WebstoreDraftView>(),
  }),
  updateImage: route({
    method: 'PATCH',
    path: 'webstores/:id/images/:imageId',
    summary: 'Change the caption of a picture, or make it the cover',
    access: owner('webstore', 'id'),
    audited: changed,
    params: { id: uuid, imageId: uuid },
    body: UpdateImageRequest,
    answer: view<ImageView[]>(),
  }),
  deleteImage: route({
    method: 'DELETE',
    path: 'webstores/:id/images/:imageId',
    summary: 'Delete a picture, or cancel its upload; the published page shows it until the next publish',
    access: owner('webstore', 'id'),
    audited: changed,
    params: { id: uuid, imageId: uuid },
    answer: view<SuccessView>(),
  }),
};
