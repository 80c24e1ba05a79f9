import { isFlagged, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';

/** Finds the picture of an item for the preview, by the id of its image; flagged ones are marked (WS-95). */
export const pictureFinder =
  ({ images, sectionImages }: WebstoreDraftView) =>
  (imageId: string | null): SectionPictureView | null => {
    const image = [...sectionImages, ...images].find(({ id }) => id === imageId);
    if (!image || image.pictureId === null) return null;
    const { pictureId, width, height, placeholder, alt } = image;
    return { pictureId, width, height, placeholder, alt, ...(isFlagged(image) && { isFlagged: true }) };
  };
