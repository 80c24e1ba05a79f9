import type { PageView } from '../shared/page.js';
import type { SuccessView } from '../identity/identity.views.js';
import { readPage } from '../shared/page.js';
import { uuid } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { admins, route, view } from '../shared/route.js';
import type { ReviewedImageView } from './image-review.views.js';

const readImages = (query: QueryReader) => readPage(query, { pageSize: 24 });

const target = { kind: 'image', field: 'imageId' } as const;

export const imageReviewRoutes = {
  imagesToReview: route({
    method: 'GET',
    path: 'admin/images',
    summary: 'Pictures that the automatic check didn’t approve, oldest first',
    access: admins,
    query: readImages,
    answer: view<PageView<ReviewedImageView>>(),
  }),
  approveImage: route({
    method: 'POST',
    path: 'admin/images/:imageId/approve',
    summary: 'Approve a picture, overriding the automatic check; takes effect at once',
    access: admins,
    audited: { as: 'image-approved', target },
    params: { imageId: uuid },
    answer: view<SuccessView>(),
  }),
  removeImage: route({
    method: 'DELETE',
    path: 'admin/images/:imageId',
    summary: 'Remove a picture everywhere, including the published page; takes effect at once',
    access: admins,
    audited: { as: 'image-removed', target },
    params: { imageId: uuid },
    answer: view<SuccessView>(),
  }),
};
