import { pictureAddress, type PictureView } from '#contracts/shared/picture.js';
import type { ImageView, ShownImageView } from '#contracts/webstore/webstore.views.js';
import { stockPictureById, stockPictureSource } from '../stock-pictures/stock-pictures.js';
import type { ImageRow, WebstoreWithParts } from './webstore-rows.js';

/** An image that has a file. */
export type FiledImageRow = ImageRow & { picture_id: string };

export const hasFile = (image: ImageRow): image is FiledImageRow => image.picture_id !== null;

/** Flagged pictures are not shown (WS-94), nor is a picture without a file (WS-97). */
export const isShowable = (image: ImageRow): image is FiledImageRow =>
  hasFile(image) && (image.admin_approved || image.validation_result === true);

/** The attributes of an `<img>`. A stock picture has its own description and miniature. */
export function pictureOf(image: FiledImageRow): PictureView {
  const { picture_id: pictureId, width, height } = image;
  const stock = stockPictureById(pictureId);
  return {
    pictureId,
    width,
    height,
    placeholder: image.placeholder || (stock?.placeholder ?? ''),
    alt: image.alt || (stock?.alt ?? ''),
  };
}

export function imageView(image: ImageRow): ImageView {
  const { id, caption, credit, ordinal } = image;
  const picture = hasFile(image)
    ? { ...pictureOf(image), url: pictureAddress(image.picture_id, 1600, 'jpg') }
    : { pictureId: null, width: image.width, height: image.height, placeholder: '', alt: image.alt, url: '' };
  return {
    ...picture,
    id,
    caption,
    credit,
    isCoverPhoto: image.is_cover_photo,
    ordinal,
    validationResult: image.validation_result,
    adminApproved: image.admin_approved,
    reasons: image.reasons,
    sameAs: image.same_as,
  };
}

/** @param forEditors whether the owner or an operator reads it, who see the result of the automatic check */
export const shownImageView = (image: FiledImageRow, forEditors: boolean): ShownImageView => ({
  ...imageView(image),
  pictureId: image.picture_id,
  ...(!forEditors && { reasons: [], sameAs: null }),
});

/** The picture of a card: the published cover, else the first published one that may be seen now (OP-46). */
export function coverOf({ published, images }: WebstoreWithParts): PictureView | null {
  const live = new Map(images.filter(isShowable).map((image) => [image.id, image]));
  const shown = published?.images.filter(({ id }) => live.has(id)) ?? [];
  const cover = shown.find((image) => image.isCoverPhoto) ?? shown[0];
  const row = cover && live.get(cover.id);
  return row ? pictureOf(row) : null;
}

/**
 * The stock picture that replaces one of a package or an award that may not be shown (WS-97). It is never one that the
 * page shows elsewhere, nor its reprint: it would look like the vendor's own choice.
 */
export function placeholderPicture(
  stock: readonly PictureView[],
  hero: PictureView,
  images: readonly ImageRow[],
): PictureView | null {
  const onPage = new Set([hero, ...images.filter(hasFile).map(pictureOf)].map(stockFileOf));
  return (
    stock.find((picture) => !onPage.has(stockFileOf(picture))) ??
    stock.find((picture) => stockFileOf(picture) !== stockFileOf(hero)) ??
    null
  );
}

const stockFileOf = ({ pictureId }: PictureView) => stockPictureSource(pictureId)?.path;
