import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Config } from '#src/platform/config/config.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { SignedAddresses } from '#src/platform/storage/signed-addresses.js';

const json = { contentType: 'application/json', cacheControl: 'private, max-age=900' };
const bytes = (text: string) => new TextEncoder().encode(text);
let folder: string;
let storage: DiskStorage;

const storageIn = (storageDir: string) => {
  const config = { storageDir, tokenSecret: 'x'.repeat(32), publicUrl: 'http://127.0.0.1:4400' } as Config;
  return new DiskStorage(config, new SignedAddresses(config));
};
const textOf = async (key: string) => Buffer.from((await storage.get(key))?.bytes ?? []).toString();
const keysIn = async (name: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(name)) keys.push(key);
  return keys.sort();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-storage-'));
  storage = storageIn(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('objects on the disk', () => {
  it('contain any bytes, and survive a restart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (content) => {
        await storage.put('any', content, { contentType: 'image/png', cacheControl: 'no-store' });
        const found = await storageIn(join(folder, 'files')).get('any');
        expect(Buffer.from(found!.bytes).equals(Buffer.from(content))).toBe(true);
        expect(found!.size).toBe(content.length);
      }),
      { numRuns: 50 },
    );
  });

  it('are replaced atomically: concurrent readers see one complete version', async () => {
    const contents = Array.from({ length: 24 }, (_, at) => String.fromCharCode(97 + at).repeat(200_000 + at));
    await storage.put('same', bytes(contents[0]!), json);
    const done = { reads: 0, writing: true };
    const writing = Promise.all(contents.map((content) => storage.put('same', bytes(content), json)));
    void writing.then(() => (done.writing = false));
    while (done.writing) {
      expect(contents).toContain(await textOf('same'));
      done.reads += 1;
    }
    await writing;
    expect(done.reads).toBeGreaterThan(1);
    expect(contents).toContain(await textOf('same'));
    expect(readdirSync(join(folder, 'files/unfinished~'))).toEqual([]);
  });

  it.each(['../a', '/etc/passwd', 'a/../../b', '..', 'A', 'a~', 'unfinished~/x', ''])(
    'never have the key %j',
    async (key) => {
      await expect(storage.put(key, bytes('x'), json)).rejects.toThrow(TypeError);
      await expect(storage.get(key)).rejects.toThrow(TypeError);
      await expect(storage.stat(key)).rejects.toThrow(TypeError);
      await expect(storage.delete(key)).rejects.toThrow(TypeError);
      await expect(storage.signedUrl(key, { method: 'GET', seconds: 1 })).rejects.toThrow(TypeError);
      await expect(keysIn(key)).rejects.toThrow(TypeError);
      expect(existsSync(join(folder, 'files'))).toBe(false);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('a full disk', () => {
  afterEach(() => void jest.restoreAllMocks());
  /** Files of Node itself write nothing any more. */
  async function fillUp(): Promise<void> {
    const path = join(folder, 'probe');
    writeFileSync(path, '');
    const file = await open(path, 'r');
    const files = Object.getPrototypeOf(file) as FileHandle;
    await file.close();
    const full = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', errno: -28 }));
    jest.spyOn(files, 'appendFile').mockImplementation(full);
    jest.spyOn(files, 'writev').mockImplementation(full);
  }
  const receive = (key: string) => {
    const parts = (async function* () {
      yield await Promise.resolve(bytes('half'));
      yield bytes('a file');
    })();
    return storage.receive({ key, contentType: 'image/jpeg', size: { min: 10, max: 10 } }, parts);
  };

  it('is an outage for an upload and a file of ours, leaves nothing of them, and works again with room', async () => {
    await storage.put('kept', bytes('x'), json);
    await fillUp();
    const outcomes = await Promise.allSettled([receive('upload'), storage.put('new', bytes('y'), json)]);
    for (const outcome of outcomes) expect(looksLikeOutage((outcome as PromiseRejectedResult).reason)).toBe(true);
    expect(readdirSync(join(folder, 'files/unfinished~'))).toEqual([]);
    expect([await storage.stat('upload'), await storage.stat('new'), await textOf('kept')]).toEqual([
      undefined,
      undefined,
      'x',
    ]);
    jest.restoreAllMocks();
    expect(await receive('upload')).toBe(true);
    expect(await textOf('upload')).toBe('halfa file');
  });
});

describe('a storage that cannot be used', () => {
  it('reports an outage, not an error of the object, also by its probe', async () => {
    writeFileSync(join(folder, 'files'), 'a file where the folder should be');
    const failures = [storage.put('a/b', bytes('x'), json), storage.get('a/b'), storage.probe()];
    const outcomes = await Promise.allSettled(failures);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const outcome of outcomes.slice(0, 2))
      expect(looksLikeOutage((outcome as PromiseRejectedResult).reason)).toBe(true);
  });

  it('has a probe that leaves nothing behind', async () => {
    await storage.probe();
    expect(readdirSync(join(folder, 'files/unfinished~'))).toEqual([]);
  });
});

it('deletes an unfinished file of a dead program after an hour', async () => {
  await storage.deleteUnfinished();
  await storage.put('a', bytes('x'), json);
  const [old, young] = ['old', 'young'].map((name) => join(folder, 'files/unfinished~', name));
  writeFileSync(old!, '');
  writeFileSync(young!, '');
  utimesSync(old!, new Date(), new Date(Date.now() - 3_700_000));
  await storage.deleteUnfinished();
  expect([existsSync(old!), existsSync(young!), await textOf('a')]).toEqual([false, true, 'x']);
});
