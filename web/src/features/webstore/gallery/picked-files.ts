import { faultOfFile } from '../../../lib/upload-picture.js';
import { mediaUpload } from '../../../texts/edit-gallery.js';

/** A file that was chosen and cannot be added, with what is said about it. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: string;
}

export interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** How many pictures fit. */
export interface Room {
  /** Largest number of pictures, and how many there are. */
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
