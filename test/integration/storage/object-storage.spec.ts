import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readBucketAddress } from '#src/platform/config/bucket-address.js';
import type { Config } from '#src/platform/config/config.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { ObjectTooLarge, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { S3Storage } from '#src/platform/storage/s3-storage.js';
import { SignedAddresses } from '#src/platform/storage/signed-addresses.js';
import { startBucketServer, type BucketServer } from '../../support/bucket-server.ts';

const json = { contentType: 'application/json', cacheControl: 'private, max-age=900' };
const bytes = (text: string) => new TextEncoder().encode(text);
let server: BucketServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-storage-'));
  server = await startBucketServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.dispose();
});

function onDisk(): ObjectStorage {
  const config = { storageDir: folder, tokenSecret: 'x'.repeat(32), publicUrl: 'http://127.0.0.1:4400' } as Config;
  return new DiskStorage(config, new SignedAddresses(config));
}
/** Two objects on a page of a list, so that lists of tests have several. */
const inBucket = (url = server.url) => new S3Storage(readBucketAddress(url), 2);

describe.each([
  ['the disk', onDisk],
  ['a bucket', inBucket],
] as const)('an object of %s', (_where, makeStorage) => {
  const storage = () => makeStorage();
  const textOf = async (key: string) => Buffer.from((await storage().get(key))?.bytes ?? []).toString();
  const keysIn = async (name: string) => {
    const found: { key: string; storedAt: Date }[] = [];
    for await (const one of storage().list(name)) found.push(one);
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it('comes back as it was put, with its type', async () => {
    const before = Date.now();
    await storage().put('search-results/a.json', bytes('{"a":1}'), json);
    const found = await storage().get('search-results/a.json');
    expect(found).toMatchObject({ ...json, size: 7 });
    expect(Buffer.from(found!.bytes).toString()).toBe('{"a":1}');
    expect(found!.storedAt.getTime()).toBeGreaterThan(before - 2_000);
    const { bytes: _bytes, ...rest } = found!;
    expect(await storage().stat('search-results/a.json')).toEqual(rest);
  });

  it('is not read when it is larger than its reader permits', async () => {
    await storage().put('search-results/seven.json', bytes('{"a":1}'), json);
    expect((await storage().get('search-results/seven.json', 7))?.size).toBe(7);
    await expect(storage().get('search-results/seven.json', 6)).rejects.toThrow(ObjectTooLarge);
    expect(await storage().get('search-results/none.json', 6)).toBeUndefined();
  });

  it('holds any bytes, and replaces the one before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (content) => {
        await storage().put('any', content, { contentType: 'image/png', cacheControl: 'no-store' });
        const found = await storage().get('any');
        expect(Buffer.from(found!.bytes).equals(Buffer.from(content))).toBe(true);
        expect(found!.size).toBe(content.length);
      }),
      { numRuns: 20, examples: [[new Uint8Array()]] },
    );
  });

  it('is not there before it is put and after it is deleted', async () => {
    expect([await storage().get('gone/b'), await storage().stat('gone/b')]).toEqual([undefined, undefined]);
    await storage().delete('gone/b');
    await storage().put('gone/b', bytes('x'), json);
    await storage().delete('gone/b');
    expect(await storage().get('gone/b')).toBeUndefined();
  });

  it('may have a key that is the beginning of another', async () => {
    await storage().put('p/b', bytes('short'), json);
    await storage().put('p/b/c', bytes('long'), json);
    await storage().put('p', bytes('shortest'), json);
    expect(await Promise.all(['p', 'p/b', 'p/b/c'].map(textOf))).toEqual(['shortest', 'short', 'long']);
  });

  it('is listed with those of its folder, page by page, and no others', async () => {
    const keys = ['a', 'b/c', 'd', 'e', 'f'].map((name) => `results/${name}`);
    for (const key of [...keys, 'results-2/d', 'result']) await storage().put(key, bytes('x'), json);
    const listed = await keysIn('results');
    expect(listed.map(({ key }) => key)).toEqual(keys);
    expect(Math.abs(Date.now() - listed[0]!.storedAt.getTime())).toBeLessThan(60_000);
    expect((await keysIn('results/b')).map(({ key }) => key)).toEqual(['results/b/c']);
    expect(await keysIn('nothing')).toEqual([]);
  });

  it.each(['../a', '/etc/passwd', 'a/../../b', '..', 'A', 'a~', ''])('never has the key %j', async (key) => {
    await expect(storage().put(key, bytes('x'), json)).rejects.toThrow(TypeError);
    await expect(storage().get(key)).rejects.toThrow(TypeError);
    await expect(storage().stat(key)).rejects.toThrow(TypeError);
    await expect(storage().delete(key)).rejects.toThrow(TypeError);
    await expect(storage().signedUrl(key, { method: 'GET', seconds: 1 })).rejects.toThrow(TypeError);
    await expect(keysIn(key)).rejects.toThrow(TypeError);
  });

  it('has signed addresses that are good for at most a week', async () => {
    for (const seconds of [0, 1.5, 604_801]) {
      await expect(storage().signedUrl('a', { method: 'GET', seconds })).rejects.toThrow(RangeError);
    }
    expect(await storage().signedUrl('a', { method: 'GET', seconds: 604_800 })).toMatch(/^http/);
  });

  it('is kept by a storage whose probe succeeds', async () => {
    await expect(storage().probe()).resolves.toBeUndefined();
  });
});

describe('a signed address of a bucket', () => {
  it('has a file saved under its name if it says so, and shown otherwise', async () => {
    await inBucket().put('named', bytes('%PDF'), { contentType: 'application/pdf', cacheControl: 'no-store' });
    const dispositionOf = async (more: object) => {
      const found = await fetch(await inBucket().signedUrl('named', { method: 'GET', seconds: 60, ...more }));
      expect(found.status).toBe(200);
      return found.headers.get('content-disposition');
    };
    expect(await dispositionOf({ filename: 'Our menu.pdf' })).toBe('attachment; filename="Our menu.pdf"');
    expect(await dispositionOf({})).toBeNull();
  });

  const upload = { method: 'PUT', seconds: 600, contentType: 'image/jpeg', size: { min: 4, max: 4 } } as const;
  const put = (url: string, body: string, type = 'image/jpeg') =>
    fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });

  it('takes a file of exactly the announced type and size, and gives it out', async () => {
    const storage = inBucket();
    const url = await storage.signedUrl('quarantine/a', upload);
    expect((await put(url, 'long one')).status).toBe(403);
    expect((await put(url, 'four', 'text/html')).status).toBe(403);
    expect((await put(url.replace('quarantine/a', 'quarantine/b'), 'four')).status).toBe(403);
    expect(await storage.stat('quarantine/a')).toBeUndefined();
    expect((await put(url, 'four')).status).toBe(200);
    expect(await storage.stat('quarantine/a')).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'private, no-store',
      size: 4,
    });
    const download = await fetch(await storage.signedUrl('quarantine/a', { method: 'GET', seconds: 60 }));
    expect([download.status, await download.text()]).toEqual([200, 'four']);
  });
});

describe('a bucket that cannot be used', () => {
  const outcomesOf = async (storage: ObjectStorage) => {
    const calls = [storage.put('a/b', bytes('x'), json), storage.get('a/b'), storage.delete('a'), storage.probe()];
    const outcomes = await Promise.allSettled(calls);
    return outcomes.map((outcome) => outcome.status === 'rejected' && looksLikeOutage(outcome.reason));
  };

  it('is an outage while its service is down, and works again when it is back', async () => {
    await inBucket().put('kept', bytes('x'), json);
    await server.stop();
    expect(await outcomesOf(inBucket())).toEqual([true, true, true, true]);
    await server.start();
    expect(await inBucket().stat('kept')).toMatchObject({ size: 1 });
  });

  it('is an outage when it is missing or the key is wrong', async () => {
    await expect(inBucket(server.url.replace('posy-files', 'posy-other')).probe()).rejects.toThrow('NoSuchBucket');
    const stranger = inBucket(server.url.replace(':S3RVER@', ':wrong@'));
    expect((await outcomesOf(stranger)).slice(0, 3)).toEqual([true, true, true]);
  });
});
