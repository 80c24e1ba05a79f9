import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Problem } from '#contracts/shared/problem.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let storage: DiskStorage;
const bytes = (text: string) => new TextEncoder().encode(text);
const json = { contentType: 'application/json', cacheControl: 'private, max-age=900' };

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  storage = posy.get(DiskStorage);
  await storage.put('notes/a.json', bytes('{"a":1}'), json);
  await storage.put('notes/b.json', bytes('{"b":2}'), json);
});
afterAll(() => posy.stop());
afterEach(() => void jest.restoreAllMocks());

const addressOf = async (key: string, seconds = 900) => {
  const { pathname, search } = new URL(await storage.signedUrl(key, { method: 'GET', seconds }));
  return pathname + search;
};
const download = (url: string, headers: Record<string, string> = {}) => posy.api.inject({ url, headers });
async function expectRefusal(url: string, status: number, code: string): Promise<void> {
  const answer = await download(url);
  expect([answer.statusCode, answer.json<Problem>().error]).toEqual([status, code]);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
}

describe('a signed address', () => {
  it('lets anybody download the object, with its type and nothing more', async () => {
    const { statusCode, headers, body } = await download(await addressOf('notes/a.json'));
    expect([statusCode, body]).toEqual([200, '{"a":1}']);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '7',
      'cache-control': 'private, max-age=900',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  it('is under the public address of the site', async () => {
    expect(await storage.signedUrl('notes/a.json', { method: 'GET', seconds: 9 })).toMatch(
      new RegExp(`^${posy.config.publicUrl}/media/signed/notes/a[.]json[?]`),
    );
  });

  it('serves large objects compressed to clients that support it, and complete', async () => {
    const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at));
    await storage.put('notes/large.json', bytes(text), json);
    const plain = await download(await addressOf('notes/large.json'));
    expect(plain.body).toBe(text);
    const compressed = await download(await addressOf('notes/large.json'), { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.rawPayload.length).toBeLessThan(text.length);
  });

  it('also responds to HEAD requests', async () => {
    const answer = await posy.api.inject({ method: 'HEAD', url: await addressOf('notes/a.json') });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '7']);
  });

  it('is refused once its time is over', async () => {
    const url = await addressOf('notes/a.json', 60);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 59_000);
    expect((await download(url)).statusCode).toBe(200);
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    await expectRefusal(url, 403, 'address-expired');
  });

  it('opens no other object, and nothing without its signature', async () => {
    const url = await addressOf('notes/a.json');
    await expectRefusal(url.replace('a.json', 'b.json'), 403, 'address-expired');
    await expectRefusal(url.replace(/signature=..../, 'signature=AAAA'), 403, 'address-expired');
    await expectRefusal(url.split('?')[0]!, 403, 'address-expired');
    await expectRefusal('/media/signed/notes/', 403, 'address-expired');
    await expectRefusal('/media/signed/', 403, 'address-expired');
  });

  it.each(['..%2f..%2fpackage.json', '%2e%2e/package.json', 'notes/%61.json', 'notes//a.json'])(
    'is not valid with %s',
    async (path) => {
      const query = (await addressOf('notes/a.json')).split('?')[1];
      const answer = await download(`/media/signed/${path}?${query}`);
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  it('of a deleted object is a 404', async () => {
    const url = await addressOf('notes/gone.json');
    await expectRefusal(url, 404, 'not-found');
  });

  it('supports no other method', async () => {
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await posy.api.inject({ method, url: await addressOf('notes/a.json') })).statusCode).toBe(405);
    }
    // Uploads have addresses of their own.
    const put = await posy.api.inject({ method: 'PUT', url: await addressOf('notes/a.json') });
    expect([put.statusCode, put.json<Problem>().error]).toEqual([403, 'address-expired']);
  });
});

it('there is nothing else under /media', async () => {
  await expectRefusal('/media', 404, 'not-found');
  await expectRefusal('/media/', 404, 'not-found');
  await expectRefusal('/media/notes/a.json', 404, 'not-found');
});
