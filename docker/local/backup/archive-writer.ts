import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import type { Pack } from 'tar-stream';

const chunkSize = 1024 * 1024;

/** Writes files to a compressed archive, one after the other. */
export class ArchiveWriter {
  /** Bytes of the files, uncompressed. */
  bytes = 0;
  files = 0;
  private readonly pack: Pack;

  /**
   * Writes an archive that only this user can read. It gets its final name once it is complete and synced.
   * @throws Error of the file system (ENOSPC when the disk is full); nothing is left then
   */
  static async write(file: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
    const unfinished = `${file}.${process.pid}.unfinished`;
    const pack = tar.pack();
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    const written = pipeline(pack, createGzip({ level: 1 }), target);
    const filled = fill(new ArchiveWriter(pack)).then(() => pack.finalize());
    try {
      await Promise.all([written, filled]);
      renameSync(unfinished, file);
    } catch (error) {
      pack.destroy();
      await Promise.allSettled([written, filled]);
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  private constructor(pack: Pack) {
    this.pack = pack;
  }

  addFolder(name: string): Promise<void> {
    return this.add({ name, mode: 0o700, type: 'directory' }, []);
  }

  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.add({ name, mode: 0o600, size: bytes.length }, [bytes]);
  }

  /** Adds a file with its current length, even if it changes meanwhile. A deleted file is left out. */
  async addFile(name: string, path: string): Promise<void> {
    const handle = await openIfThere(path);
    if (!handle) return;
    try {
      const { size, mode, mtime } = await handle.stat();
      await this.add({ name, size, mode: mode & 0o777, mtime }, exactly(handle, size));
      this.bytes += size;
      this.files += 1;
    } finally {
      await handle.close();
    }
  }

  private async add(header: tar.Headers, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const stored = Promise.withResolvers<void>();
    const entry = this.pack.entry(header, (error) => (error ? stored.reject(error) : stored.resolve()));
    stored.promise.catch(() => undefined); // thrown below, unless the archive failed as a whole
    for await (const bytes of content)
      if (!entry.write(bytes)) await Promise.race([once(entry, 'drain'), stored.promise]);
    entry.end();
    await stored.promise;
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The first bytes of a file, padded with zeros if it has become shorter, as in PostgreSQL's own backups. */
async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    const part = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
    at += part.length;
    yield part;
  }
}
