import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { pictureAddress, pictureFormats, pictureWidths } from '#contracts/shared/picture.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { originalKey } from '#src/platform/media/picture-keys.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { stockPicturesOf } from '#src/webstore/stock-pictures/stock-pictures.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let storage: DiskStorage;
let warnings: jest.SpiedFunction<Logger['warn']>;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  storage = posy.get(DiskStorage);
});
afterAll(() => posy.stop());
beforeEach(() => void (warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)));
afterEach(() => void jest.restoreAllMocks());

const load = (url: string) => posy.api.inject({ url });
const anOriginal = { contentType: 'image/jpeg', cacheControl: 'private' };

/** Puts an upload into the storage; answers its id. */
async function uploaded(bytes: Uint8Array): Promise<string> {
  const id = randomUUID();
  await storage.put(originalKey(id), bytes, anOriginal);
  return id;
}

/** A photograph from a camera held upright, with the place where it was taken. */
const fromCamera = (width = 2_000, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: '#6d2e46' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('GET /media/{id}/{width}.{format}', () => {
  it('answers each width in each format, to be kept for ever', async () => {
    const id = await uploaded(await fromCamera(4_000, 3_000));
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const { statusCode, headers, rawPayload } = await load(pictureAddress(id, width, format));
        expect([statusCode, headers['content-type']]).toEqual([200, format === 'webp' ? 'image/webp' : 'image/jpeg']);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect((await sharp(rawPayload).metadata()).width).toBe(width);
      }
    }
  });

  it('turns a picture upright and keeps nothing that the camera wrote', async () => {
    const original = await fromCamera();
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(50);
    const id = await uploaded(original);
    for (const format of pictureFormats) {
      const { rawPayload } = await load(pictureAddress(id, 640, format));
      const { width, height, exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([640, 1_280]);
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('does not enlarge a small picture', async () => {
    const id = await uploaded(await sharp(await fromCamera(400, 300)).toBuffer());
    const { rawPayload } = await load(pictureAddress(id, 1600, 'webp'));
    expect((await sharp(rawPayload).metadata()).width).toBe(400);
  });

  it('makes a file once for all who ask at the same time, and keeps it', async () => {
    const id = await uploaded(await fromCamera());
    const read = jest.spyOn(storage, 'get');
    const put = jest.spyOn(storage, 'put');
    const answers = await Promise.all(Array.from({ length: 20 }, () => load(pictureAddress(id, 960, 'webp'))));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(put).toHaveBeenCalledTimes(1);
    expect(read.mock.calls.filter(([key]) => key === originalKey(id))).toHaveLength(1);

    await storage.delete(originalKey(id));
    expect((await load(pictureAddress(id, 960, 'webp'))).rawPayload).toEqual(answers[0]!.rawPayload);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('keeps no file of a picture that is deleted while it is made', async () => {
    const id = await uploaded(await fromCamera());
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await storage.delete(originalKey(id));
      await put(...file);
    });
    expect((await load(pictureAddress(id, 640, 'webp'))).statusCode).toBe(404);
    const kept = [];
    for await (const { key } of storage.list(`pictures/${id}`)) kept.push(key);
    expect(kept).toEqual([]);
  });

  it('serves the stock pictures that come with the programs', async () => {
    const [picture] = stockPicturesOf('florist');
    const { statusCode, rawPayload } = await load(pictureAddress(picture!.pictureId, 320, 'webp'));
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 320]);
  });

  it.each([
    '321.webp',
    '0.jpg',
    '3200.jpg',
    '640.png',
    '640.avif',
    '640.jpeg',
    '640',
    '640.webp.jpg',
    'original',
    '0640.jpg',
    '640.JPG',
    '..%2f640.jpg',
  ])('has nothing at %s', async (file) => {
    const id = await uploaded(await fromCamera(40, 30));
    const { statusCode, headers } = await load(`/media/${id}/${file}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    const kept = [];
    for await (const { key } of storage.list(`pictures/${id}`)) kept.push(key);
    expect(kept).toEqual([originalKey(id)]);
  });

  it('has nothing for an id that no picture has, and for what is no id', async () => {
    for (const id of [randomUUID(), 'x', '%2e%2e%2f', 'A'.repeat(36), '%00']) {
      const { statusCode } = await load(`/media/${id}/640.webp`);
      expect(statusCode).toBe(404);
    }
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('a picture that cannot be made', () => {
  it.each([
    ['is none', async () => new TextEncoder().encode('<html>no picture</html>')],
    ['is empty', async () => new Uint8Array()],
    ['ends early', async () => (await fromCamera()).subarray(0, 3_000)],
    ['is larger than a picture may be', () => fromCamera(9_000, 9_000)],
  ])('because the original %s is not found, and the log says why', async (_what, bytes) => {
    const id = await uploaded(await bytes());
    const { statusCode, headers } = await load(pictureAddress(id, 640, 'webp'));
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining(`Picture ${id} has no 640.webp`));
  });

  it('because the storage is down is said to come later, and is there again with the storage', async () => {
    const id = await uploaded(await fromCamera());
    const away = jest.spyOn(storage, 'get').mockRejectedValue(new DependencyUnavailable('storage: gone'));
    const { statusCode, headers, json } = await load(pictureAddress(id, 640, 'jpg'));
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '2']);
    expect(json<{ error: string }>().error).toBe('temporarily-unavailable');
    const [stock] = stockPicturesOf('florist');
    // Comes with the programs.
    expect((await load(pictureAddress(stock!.pictureId, 640, 'webp'))).statusCode).toBe(200);
    away.mockRestore();
    expect((await load(pictureAddress(id, 640, 'jpg'))).statusCode).toBe(200);
  });

  it('in storage that is full is shown all the same', async () => {
    const id = await uploaded(await fromCamera());
    jest.spyOn(storage, 'put').mockRejectedValue(new DependencyUnavailable('storage: full'));
    expect((await load(pictureAddress(id, 640, 'jpg'))).statusCode).toBe(200);
  });
});
