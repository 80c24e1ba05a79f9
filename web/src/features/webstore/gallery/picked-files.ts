import { faultOfFile } from '../../../lib/upload-picture.js';
import { mediaUpload } from '../../../texts/edit-gallery.js';

/** A chosen file that cannot be added, with the error. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: string;
}

export interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** Number of free places. */
export interface Room {
  /** Largest number of pictures, and the current number. */
  readonly max: number;
  readonly used: number;
  readonly isFreePlan: boolean;
}

/** Splits chosen files into those that can be added, up to the free places, and the others with the reason (WS-82). */
export function sortFiles(files: readonly File[], { max, used, isFreePlan }: Room): SortedFiles {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  const full = isFreePlan ? mediaUpload.ExceedsFiveImages(max) : mediaUpload.ExceedsMaxImages(max);
  for (const file of files) {
    const reason = faultOfFile(file) ?? (used + accepted.length >= max ? full : undefined);
    if (reason === undefined) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}
