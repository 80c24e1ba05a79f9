import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredObject } from './object-storage.js';

/** The first line of a file: JSON. */
type Headline = Pick<StoredObject, 'contentType' | 'cacheControl'>;

/** Largest size of the first line in bytes. */
const longestHeadline = 1_024;
const newline = 0x0a;

/**
 * Writes a file atomically: a line of metadata followed by the bytes. The file is written and synced under a temporary
 * name, and then renamed to replace the previous one.
 * @param stagingFolder folder on the same disk for incomplete files
 */
export async function writeDiskFile(
  path: string,
  headline: Headline,
  bytes: Uint8Array,
  stagingFolder: string,
): Promise<void> {
  const line = Buffer.from(`${JSON.stringify(headline)}\n`);
  if (line.length > longestHeadline) throw new TypeError('The type of an object has at most 1,000 characters');
  await mkdir(dirname(path), { recursive: true });
  await mkdir(stagingFolder, { recursive: true });
  const unfinished = join(stagingFolder, randomUUID());
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writev([line, bytes]);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes a file from parts, without holding more than one of them in memory. Unlike `writeDiskFile`, it never replaces
 * a file.
 * @param stagingFolder folder on the same disk for incomplete files
 * @returns false, without a change, if there is a file already
 * @throws any error of the parts; then there is no file
 */
export async function receiveDiskFile(
  path: string,
  headline: Headline,
  parts: AsyncIterable<Uint8Array>,
  stagingFolder: string,
): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(stagingFolder, { recursive: true });
  const unfinished = join(stagingFolder, randomUUID());
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.appendFile(`${JSON.stringify(headline)}\n`);
      for await (const part of parts) await file.appendFile(part);
      await file.datasync();
    } finally {
      await file.close();
    }
    await link(unfinished, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** An opened file with its metadata and the offset of its bytes. The caller closes it. */
export interface OpenedFile {
  readonly handle: FileHandle;
  readonly object: StoredObject;
  readonly start: number;
}

/** Opens a file; replacing or deleting it afterwards does not change what is read. */
export async function openDiskFile(path: string): Promise<OpenedFile> {
  const handle = await open(path, 'r');
  try {
    const { size, mtime } = await handle.stat();
    const head = Buffer.alloc(longestHeadline);
    const { bytesRead } = await handle.read(head, 0, longestHeadline, 0);
    const start = head.subarray(0, bytesRead).indexOf(newline) + 1;
    const { contentType, cacheControl } = JSON.parse(head.toString('utf8', 0, start)) as Headline;
    return { handle, object: { contentType, cacheControl, size: size - start, storedAt: mtime }, start };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
