import { imageTypeNames, imageTypeOf, maxImageBytes, type ImageType } from '#contracts/webstore/image-rules.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** A file as a browser announces it. */
export interface AnnouncedFile {
  readonly filename: string;
  readonly contentType: string | undefined;
  /** Bytes; undefined when unknown. */
  readonly size: number | undefined;
}

/** Returns the type of a file. @throws Refusal `unsupported-file-type` (WS-80) */
export function announcedType({ filename, contentType }: AnnouncedFile): ImageType {
  const byName = imageTypeOf(filename);
  const type = contentType === undefined ? byName : imageTypeNames.find((known) => known === contentType);
  if (type) return type;
  throw new Refusal('unsupported-file-type', `${filename} is neither a JPEG nor a PNG.`, {
    params: { file: filename },
  });
}

/** Returns the sizes in bytes that a file may have. @throws Refusal `exceeds-max-size` (WS-81) */
export function announcedSize({ filename, size }: AnnouncedFile): { min: number; max: number } {
  if (size === undefined) return { min: 1, max: maxImageBytes };
  if (size <= maxImageBytes) return { min: size, max: size };
  throw new Refusal('exceeds-max-size', `${filename} is larger than 15 MB.`, {
    params: { file: filename, max: maxImageBytes },
  });
}

/**
 * Checks a file that has arrived; a bucket takes one of any size when none was announced.
 * @throws Refusal `upload-missing`, `exceeds-max-size`
 */
export function checkArrived(file: { readonly size: number } | undefined): void {
  if (!file) throw new Refusal('upload-missing', 'The file didn’t arrive. Upload it again.');
  if (file.size <= maxImageBytes) return;
  throw new Refusal('exceeds-max-size', 'The file is larger than 15 MB.', { params: { max: maxImageBytes } });
}
