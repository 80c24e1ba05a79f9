/** A picture that the site serves: all that an `<img>` with its sizes needs. */
export interface PictureView {
  /** Names its files, see `pictureAddress`. */
  pictureId: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** A blurred miniature as a `data:` address to show until the picture is there; empty when there is none. */
  placeholder: string;
  /** The text alternative; empty if the vendor has not written one. */
  alt: string;
}

/** Widths in pixels in which every picture is served; a smaller picture is not enlarged. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** WebP for browsers that know it, JPEG for the rest and for sharing. */
export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of one file of a picture; what is there never changes. */
export const pictureAddress = (pictureId: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${pictureId}/${width}.${format}`;

/** All widths of a picture as a `srcset`. */
export const pictureSources = (pictureId: string, format: PictureFormat): string =>
  pictureWidths.map((width) => `${pictureAddress(pictureId, width, format)} ${width}w`).join(', ');

/** The file of a picture that links to its page are shared with; none without a picture. */
export const sharedPicture = (picture: PictureView | null | undefined): string | undefined =>
  picture ? pictureAddress(picture.pictureId, 1280, 'jpg') : undefined;
