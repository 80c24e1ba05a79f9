import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';

/** An entry of an archive. */
export interface ArchiveEntry {
  name: string;
  mode: number;
  isFolder: boolean;
  content: Readable;
}

/**
 * Reads an archive sequentially and yields each entry; content that is not read is skipped.
 * @throws Error when the file is not an archive, is truncated or modified, even after entries were yielded
 */
export async function readArchive(file: string, take: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  const taken = (async () => {
    for await (const entry of extract) {
      const { name, mode = 0o600, type } = entry.header;
      if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`it names a file outside: ${name}`);
      await take({ name, mode, isFolder: type === 'directory', content: entry });
      entry.resume();
    }
  })();
  try {
    await Promise.all([read, taken]);
  } catch (error) {
    extract.destroy();
    await Promise.allSettled([read, taken]);
    throw error;
  }
}
