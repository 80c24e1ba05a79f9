import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { examinePicture, UnacceptablePicture, type PictureFault } from './examine-picture.js';
import { looksSame } from './perceptual-hash.js';

const limits = { pixels: 100_000_000, side: 20_000, shortestSide: 400, milliseconds: 20_000 };
const examine = (bytes: Uint8Array, type: string) => examinePicture(bytes, type, limits);

/** A photograph of nothing: left half red, right half blue, top rows green. */
async function scene(width = 1_200, height = 800): Promise<Buffer> {
  const part = (w: number, h: number, background: string) =>
    sharp({ create: { width: w, height: h, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([
      { input: await part(width / 2, height, '#2030c0'), left: width / 2, top: 0 },
      { input: await part(width, 100, '#20a040'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
const jpeg = async () =>
  sharp(await scene())
    .jpeg()
    .toBuffer();

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<[number, number, number]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [pixel[0]!, pixel[1]!, pixel[2]!];
}

/** One part of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');
/** A PNG of one bit per pixel that claims a size; its data are zeros, very well compressed. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(Math.ceil(side / 8) + 1);
  const data = deflateSync(Buffer.concat(Array.from({ length: 100 }, () => rows)));
  return Buffer.concat([pngHead, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
/** The same PNG with the header of an animation, whose pictures no decoder of ours looks at. */
async function animatedPng(): Promise<Buffer> {
  const still = await scene();
  const [frames, ihdrEnd] = [Buffer.alloc(8), 8 + 25];
  frames.writeUInt32BE(2);
  return Buffer.concat([still.subarray(0, ihdrEnd), chunk('acTL', frames), still.subarray(ihdrEnd)]);
}

async function faultOf(bytes: Uint8Array, type: string): Promise<PictureFault | undefined> {
  const error: unknown = await examine(bytes, type).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof UnacceptablePicture ? error.fault : undefined;
}

describe('a file that is no acceptable picture', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string, PictureFault]>([
    ['a program called .jpg', () => Buffer.from('MZ\x90\x00 and so on'), 'image/jpeg', 'wrong-type'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image/png',
      'wrong-type',
    ],
    ['HTML that claims to be a JPEG', () => Buffer.from('<html><body>hello</body></html>'), 'image/jpeg', 'wrong-type'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
      'image/jpeg',
      'unreadable',
    ],
    ['a PNG called .jpg', scene, 'image/jpeg', 'wrong-type'],
    ['nothing', () => new Uint8Array(), 'image/jpeg', 'wrong-type'],
    ['a PNG of 50,000 x 50,000', () => hugePng(50_000), 'image/png', 'too-many-pixels'],
    ['a PNG of 19,000 x 19,000', () => hugePng(19_000), 'image/png', 'too-many-pixels'],
    ['a PNG of 20,002 x 400', () => scene(20_002, 400), 'image/png', 'too-many-pixels'],
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 5_000), 'image/jpeg', 'unreadable'],
    ['a truncated PNG', async () => (await scene()).subarray(0, 2_000), 'image/png', 'unreadable'],
    ['a PNG without its pixels', () => hugePng(2_000), 'image/png', 'unreadable'],
    ['a picture of 399 pixels', () => scene(600, 399), 'image/png', 'too-small'],
  ])('%s is refused', async (_what, bytes, type, fault) => {
    expect(await faultOf(await bytes(), type)).toBe(fault);
  });

  it('whose decoding takes too long is refused', async () => {
    const slow = examinePicture(await scene(6_000, 6_000), 'image/png', { ...limits, milliseconds: 1 });
    await expect(slow).rejects.toMatchObject({ fault: 'too-slow' });
  });
});

describe('a picture', () => {
  it('is turned upright and loses everything that a phone wrote into it', async () => {
    const fromPhone = await sharp(await scene())
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(fromPhone).metadata()).exif?.length).toBeGreaterThan(50);
    const { original, width, height, variants } = await examine(fromPhone, 'image/jpeg');
    expect([width, height]).toEqual([800, 1_200]);
    for (const bytes of [original, ...variants.map((variant) => variant.bytes)]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
    }
    // Orientation 6: the top of the picture is at the right of the file, so the green rows go to the right.
    const [r, g] = await colourAt(original, 760, 600);
    expect(g).toBeGreaterThan(r + 60);
  });

  it.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'of four inks',
      async () =>
        sharp(await scene())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      'image/jpeg',
    ],
    [
      'of 16 bits',
      async () =>
        sharp(await scene())
          .toColourspace('rgb16')
          .png({ bitdepth: 16 } as never)
          .toBuffer(),
      'image/png',
    ],
    [
      'in grey',
      async () =>
        sharp(await scene())
          .greyscale()
          .jpeg()
          .toBuffer(),
      'image/jpeg',
    ],
    [
      'of few colours',
      async () =>
        sharp(await scene())
          .png({ palette: true })
          .toBuffer(),
      'image/png',
    ],
    [
      'in a wide gamut',
      async () =>
        sharp(await scene())
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
      'image/jpeg',
    ],
    [
      'that is transparent',
      async () =>
        sharp(await scene())
          .ensureAlpha(0.5)
          .png()
          .toBuffer(),
      'image/png',
    ],
    ['that is animated', animatedPng, 'image/png'],
  ])('%s becomes one in sRGB of 8 bits', async (what, bytes, type) => {
    const { original, variants } = await examine(await bytes(), type);
    const made = await sharp(original).metadata();
    expect([made.format, made.space, made.channels, made.depth]).toEqual(['jpeg', 'srgb', 3, 'uchar']);
    expect(variants).toHaveLength(10);
    if (what === 'in grey' || what === 'that is transparent') return;
    const [r, , b] = await colourAt(original, 100, 400);
    expect(r).toBeGreaterThan(b + 60);
  });

  it('has variants in every width and format, none enlarged, and a placeholder of few bytes', async () => {
    const { variants, placeholder, isBlank, width } = await examine(await jpeg(), 'image/jpeg');
    const sizes = await Promise.all(variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(sizes).toEqual([1_200, 1_200, 1_200, 1_200, 960, 960, 640, 640, 320, 320]);
    expect(new Set(variants.map(({ format }) => format))).toEqual(new Set(['webp', 'jpg']));
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(400);
    expect([isBlank, width]).toEqual([false, 1_200]);
  });

  it('of more pixels than are kept is made smaller', async () => {
    const { width, height } = await examine(await scene(6_000, 4_000), 'image/png');
    expect([width, height]).toEqual([3_200, 2_133]);
  });

  it('of one colour is called blank', async () => {
    const grey = sharp({ create: { width: 600, height: 600, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect((await examine(await grey, 'image/png')).isBlank).toBe(true);
  });

  it('looks the same as itself in another size and format, and not as another one', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const blots = sharp({ create: { width: 12, height: 8, channels: 3, background: '#000', noise } });
    const photo = await sharp(await blots.png().toBuffer())
      .resize({ width: 900 })
      .png()
      .toBuffer();
    const { hash } = await examine(photo, 'image/png');
    const smaller = await examine(
      await sharp(photo).resize({ width: 700 }).jpeg({ quality: 60 }).toBuffer(),
      'image/jpeg',
    );
    const mirrored = await examine(await sharp(photo).flop().png().toBuffer(), 'image/png');
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(looksSame(hash, smaller.hash)).toBe(true);
    expect(looksSame(hash, mirrored.hash)).toBe(false);
  });
});
