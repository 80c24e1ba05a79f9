import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { asFileOutage } from '../outages/outage.js';
import { withTimeout } from '../timing/with-timeout.js';
import { openDiskFile, receiveDiskFile, writeDiskFile, type OpenedFile } from './disk-file.js';
import {
  ObjectTooLarge,
  type DownloadAccess,
  type ObjectStorage,
  type StoredObject,
  type UploadAccess,
} from './object-storage.js';
import { SignedAddresses, type PermittedUpload } from './signed-addresses.js';
import { checkedKey } from './storage-key.js';

/** Timeout of a disk operation in milliseconds; the disk may be on another machine. */
const timeout = 5_000;
/**
 * A character that keys cannot contain: it keeps the names of files and of the staging folder apart from names of
 * folders in keys.
 */
const mark = '~';
/** Milliseconds after which an incomplete file is assumed to belong to a process that died. */
const abandonedAfter = 3_600_000;

/** Stores objects as files in a folder that all programs of an installation share. */
@Injectable()
export class DiskStorage implements ObjectStorage {
  private readonly root: string;
  private readonly stagingFolder: string;

  constructor(
    settings: StorageSettings,
    private readonly addresses: SignedAddresses,
  ) {
    this.root = resolve(settings.storageDir);
    this.stagingFolder = join(this.root, `unfinished${mark}`);
  }

  async put(key: string, bytes: Uint8Array, served: Pick<StoredObject, 'contentType' | 'cacheControl'>): Promise<void> {
    const { contentType, cacheControl } = served;
    await this.ask('put', writeDiskFile(this.pathOf(key), { contentType, cacheControl }, bytes, this.stagingFolder));
  }

  async get(key: string, maxBytes = Infinity): Promise<(StoredObject & { bytes: Uint8Array }) | undefined> {
    return this.reading(key, async ({ handle, object, start }) => {
      if (object.size > maxBytes) throw new ObjectTooLarge(key, maxBytes);
      const file = await handle.readFile();
      return { ...object, bytes: file.subarray(start) };
    });
  }

  async stat(key: string): Promise<StoredObject | undefined> {
    return this.reading(key, async ({ object }) => object);
  }

  /** Returns the object as a stream, for sending it in a response. */
  async open(key: string): Promise<{ object: StoredObject; body: Readable } | undefined> {
    const opened = await this.ask('open', unlessAbsent(openDiskFile(this.pathOf(key))));
    return opened && { object: opened.object, body: opened.handle.createReadStream({ start: opened.start }) };
  }

  /**
   * Stores an upload part by part.
   * @returns false, without a change, if there is an object already
   * @throws any error of the parts, and one that `looksLikeOutage` when the disk is unavailable or full
   */
  async receive({ key, contentType }: PermittedUpload, parts: AsyncIterable<Uint8Array>): Promise<boolean> {
    const headline = { contentType, cacheControl: 'private, no-store' };
    try {
      return await receiveDiskFile(this.pathOf(key), headline, parts, this.stagingFolder);
    } catch (error) {
      throw asFileOutage('storage', error);
    }
  }

  async delete(key: string): Promise<void> {
    await this.ask('delete', rm(this.pathOf(key), { force: true }));
  }

  async *list(folder: string): AsyncIterable<{ key: string; storedAt: Date }> {
    yield* this.filesIn(checkedKey(folder));
  }

  async signedUrl(key: string, access: DownloadAccess | UploadAccess): Promise<string> {
    return access.method === 'PUT'
      ? this.addresses.uploadUrlOf(key, access)
      : this.addresses.urlOf(key, access.seconds);
  }

  async probe(): Promise<void> {
    const path = join(this.stagingFolder, randomUUID());
    await mkdir(this.stagingFolder, { recursive: true });
    await writeFile(path, '');
    await rm(path);
  }

  /** Deletes incomplete files of processes that died. */
  async deleteUnfinished(): Promise<void> {
    const before = Date.now() - abandonedAfter;
    for await (const { name } of await opened(this.stagingFolder)) {
      const path = join(this.stagingFolder, name);
      const file = await unlessAbsent(stat(path));
      if (file && file.mtimeMs < before) await rm(path, { force: true });
    }
  }

  private async *filesIn(folder: string): AsyncIterable<{ key: string; storedAt: Date }> {
    for await (const entry of await this.ask('list', opened(join(this.root, folder)))) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.filesIn(key);
      else if (entry.name.endsWith(mark)) {
        const file = await this.ask('list', unlessAbsent(stat(join(this.root, key))));
        if (file) yield { key: key.slice(0, -mark.length), storedAt: file.mtime };
      }
    }
  }

  private pathOf(key: string): string {
    return join(this.root, `${checkedKey(key)}${mark}`);
  }

  private async reading<T>(key: string, read: (file: OpenedFile) => Promise<T>): Promise<T | undefined> {
    const path = this.pathOf(key);
    const work = async () => {
      const file = await unlessAbsent(openDiskFile(path));
      if (!file) return undefined;
      try {
        return await read(file);
      } finally {
        await file.handle.close();
      }
    };
    return this.ask('read', work());
  }

  private async ask<T>(what: string, work: Promise<T>): Promise<T> {
    try {
      return await withTimeout(timeout, `storage: ${what}`, work);
    } catch (error) {
      throw asFileOutage('storage', error);
    }
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

const opened = async (folder: string) => (await unlessAbsent(opendir(folder))) ?? [];
