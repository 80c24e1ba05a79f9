import type { ImageReason } from '#contracts/webstore/image-rules.js';

/** Why the automatic check did not approve a picture. */
export const imageReasons = {
  'wrong-type': 'The file type doesn’t match the file name.',
  unreadable: 'The file is damaged or isn’t a picture.',
  'too-many-pixels': 'The picture has too many pixels. Save it at 8,000 pixels wide or less.',
  'too-small': 'The picture is too small. Each side needs 400 pixels or more.',
  'too-slow': 'The file took too long to read. Save it again as a JPEG.',
  blank: 'The picture looks blank.',
  content: 'It may show something our guidelines don’t allow.',
} satisfies Record<ImageReason, string>;
