import type { SuccessView } from '../identity/identity.views.js';
import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { owner, route, view } from '../shared/route.js';
import { ConfirmUploadRequest } from '../webstore/image.requests.js';
import { maxFilenameLength, maxImageBytes } from '../webstore/image-rules.js';
import type { ImageUploadView } from '../webstore/image.views.js';
import type { EventImageView } from './events.views.js';

const uploadOptions = (query: QueryReader) => ({
  filename: query.text('filename', { min: 1, max: maxFilenameLength }) ?? '',
  /** Differs from call to call, so that no cache answers. */
  noCacheKey: query.text('noCacheKey', { min: 1, max: 100 }),
  /** Type of the file; the one that its name ends in when absent. */
  contentType: query.text('contentType', { min: 1, max: 100 }),
  /** Exact size in bytes; when absent, any up to the largest. */
  size: query.integer('size', { min: 1, max: 1_000_000_000, fallback: undefined }),
});
export type EventUploadOptions = ReturnType<typeof uploadOptions>;

const changed = { as: 'event-changed' } as const;

/** The picture of a couple's own for the top of their dashboard: one at a time (EV-47, EV-48). */
export const eventImageRoutes = {
  uploadEventImage: route({
    method: 'GET',
    path: 'event/:id/uploadImage',
    summary: `A signed URL for one JPEG or PNG of at most ${maxImageBytes} bytes, valid for 10 minutes`,
    access: owner('event', 'id'),
    params: { id: uuid },
    query: uploadOptions,
    answer: view<ImageUploadView>(),
  }),
  confirmEventImage: route({
    method: 'PUT',
    path: 'event/:id/confirmUploadImage',
    summary: 'Use the uploaded file as the dashboard picture; a repeated call returns the same picture',
    access: owner('event', 'id'),
    audited: changed,
    params: { id: uuid },
    body: ConfirmUploadRequest,
    answer: view<EventImageView>(),
  }),
  deleteEventImage: route({
    method: 'DELETE',
    path: 'event/:id/images/:imageId',
    summary: 'Remove the uploaded picture, or cancel its upload; the dashboard shows the stock picture again',
    access: owner('event', 'id'),
    audited: changed,
    params: { id: uuid, imageId: uuid },
    answer: view<SuccessView>(),
  }),
};
