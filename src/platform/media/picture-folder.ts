import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asFileOutage } from '../outages/outage.js';
import type { ExaminedPicture } from './examine-picture.js';

/** How the names of the folders begin. */
const prefix = 'posy-picture-';
/** Milliseconds after which a folder is assumed to belong to a process that died. */
const abandonedAfter = 3_600_000;

/** An examined picture whose bytes are in files of the folder. */
export type FiledPicture = Omit<ExaminedPicture, 'original' | 'variants'> & {
  readonly variants: readonly Omit<ExaminedPicture['variants'][number], 'bytes'>[];
};

const pathOf = {
  upload: (folder: string) => join(folder, 'upload'),
  original: (folder: string) => join(folder, 'original'),
  variant: (folder: string, { width, format }: FiledPicture['variants'][number]) => join(folder, `${width}.${format}`),
};

/**
 * Runs the work with a folder in which one picture goes from process to process: as messages, its bytes would be copied
 * several times, and V8 would collect its heap for each picture, because they count as its memory. The folder is deleted
 * afterwards.
 * @param around folder for temporary files
 * @throws any error of the work, and one that `looksLikeOutage` when files cannot be written or read
 */
export async function withPictureFolder<T>(
  around: string,
  upload: Uint8Array,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(around, prefix));
    await writeFile(pathOf.upload(folder), upload);
    return await work(folder);
  } catch (error) {
    // A full disk is not the fault of a picture.
    throw asFileOutage('temporary files', error);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes the folders of processes that died.
 * @throws an error of the file system, for example when another user owns one
 */
export async function deleteAbandonedFolders(around: string): Promise<void> {
  const before = Date.now() - abandonedAfter;
  for (const name of await readdir(around)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(around, name);
    // Another process may have deleted its own meanwhile.
    const folder = await stat(path).catch(() => undefined);
    if (folder && folder.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

export const readUpload = (folder: string): Promise<Buffer> => readFile(pathOf.upload(folder));

/** Writes the bytes of an examined picture to files, and returns the rest. */
export async function writeFiles(folder: string, picture: ExaminedPicture): Promise<FiledPicture> {
  const { original, variants, ...rest } = picture;
  await writeFile(pathOf.original(folder), original);
  for (const variant of variants) await writeFile(pathOf.variant(folder, variant), variant.bytes);
  return { ...rest, variants: variants.map(({ width, format }) => ({ width, format })) };
}

/** The reverse of `writeFiles`. */
export async function readFiles(folder: string, { variants, ...rest }: FiledPicture): Promise<ExaminedPicture> {
  const [original, ...bytes] = await Promise.all([
    readFile(pathOf.original(folder)),
    ...variants.map((variant) => readFile(pathOf.variant(folder, variant))),
  ]);
  return {
    ...rest,
    original,
    variants: variants.map((variant, at) => ({ ...variant, bytes: bytes[at] ?? Buffer.of() })),
  };
}
