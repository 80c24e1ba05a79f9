import sharp from 'sharp';
import { imageRoutes as routes } from '#contracts/webstore/image.routes.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import type { ImagePurpose, ImageType } from '#contracts/webstore/image-rules.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { eventually } from '../../../support/posy/eventually.js';
import type { Answer, Posy } from '../../../support/posy/posy.js';
import { webstoreCalls } from '../webstore-calls.js';

/** A file as in a browser. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: ImageType;
  readonly category?: ImagePurpose;
  readonly ordinal?: number;
}

let made = 0;

/** A unique photograph. */
export async function aPhoto(width = 900, height = 600): Promise<Buffer> {
  made += 1;
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const blots = sharp({ create: { width: 12, height: 8, channels: 3, background: '#000', noise } });
  return sharp(await blots.png().toBuffer())
    .resize({ width, height, fit: 'fill' })
    .jpeg()
    .toBuffer();
}

/** The calls by which one vendor's browser uploads and edits pictures. */
export function imageCalls(posy: Posy, token: string) {
  const begin = (id: string, query: Record<string, string | number>): Promise<Answer<ImageUploadView>> =>
    posy.call(routes.uploadImage, { params: { id }, query: { noCacheKey: '1', ...query }, token });

  const put = (signedUrl: string, bytes: Uint8Array, type: string = 'image/jpeg') => {
    const { pathname, search } = new URL(signedUrl);
    return posy.api.inject({
      method: 'PUT',
      url: pathname + search,
      headers: { 'content-type': type },
      payload: Buffer.from(bytes),
    });
  };

  const confirm = (id: string, preSignedUrl: string, changes: object = {}): Promise<Answer<ImageView>> =>
    posy.call(routes.confirmUploadImage, {
      params: { id },
      body: {
        category: 'general',
        preSignedUrl,
        contentType: 'image/jpeg',
        height: 600,
        width: 900,
        ordinal: 99,
        ...changes,
      },
      token,
    });

  const upload = async (id: string, file: UploadedFile): Promise<Answer<ImageView>> => {
    const { bytes, name = 'photo.jpg', type = 'image/jpeg', category = 'general', ordinal = 99 } = file;
    const { body } = await begin(id, { filename: name, category, contentType: type, size: bytes.length });
    const stored = await put(body.signedUrl, bytes, type);
    if (stored.statusCode !== 200) throw new Error(stored.body);
    return confirm(id, body.signedUrl, { category, contentType: type, ordinal });
  };

  const draft = async (id: string): Promise<WebstoreDraftView> =>
    (await webstoreCalls(posy, token).draft(id)) as WebstoreDraftView;

  return {
    begin,
    put,
    confirm,
    upload,
    draft,
    gallery: async (id: string): Promise<ImageView[]> => (await draft(id)).images,
    /** Waits until the worker has decided about every picture of the draft. */
    checked: async (id: string): Promise<ImageView[]> => {
      const { images, sectionImages } = await eventually(
        () => draft(id),
        (now) => [...now.images, ...now.sectionImages].every(({ validationResult }) => validationResult !== null),
      );
      return [...images, ...sectionImages];
    },
    update: (id: string, imageId: string, body: object): Promise<Answer<ImageView[]>> =>
      posy.call(routes.updateImage, { params: { id, imageId }, body, token }),
    reorder: (id: string, images: object): Promise<Answer<WebstoreDraftView>> =>
      posy.call(routes.reorderImages, { params: { id }, body: { images }, token }),
    remove: (id: string, imageId: string): Promise<Answer<{ success: true }>> =>
      posy.call(routes.deleteImage, { params: { id, imageId }, token }),
  };
}
