import { pictureFormats, pictureWidths, type PictureFormat, type PictureWidth } from '#contracts/shared/picture.js';
import { withTimeout } from '../timing/with-timeout.js';
import { loadSharp } from './load-sharp.js';
import { perceptualHash } from './perceptual-hash.js';
import { forPicture, onThread } from './picture-threads.js';
import { variantEncoders } from './variant-encoders.js';

/** Longest side of the picture that is kept, in pixels: twice the widest variant. */
const keptSide = 3_200;
/** Width in pixels of the blurred miniature. */
const placeholderWidth = 16;
/** Standard deviation of all channels, 0 to 128, below which a picture shows nothing. */
const leastDeviation = 1.5;
const backdrop = '#ffffff';

/** Limits of an upload: pixels in all and of a side, the smallest useful side, and milliseconds for decoding. */
export interface PictureLimits {
  readonly pixels: number;
  readonly side: number;
  readonly shortestSide: number;
  readonly milliseconds: number;
}

export type PictureFault = 'wrong-type' | 'unreadable' | 'too-many-pixels' | 'too-small' | 'too-slow';

/** An upload that was decoded, without anything else that its file contained. */
export interface ExaminedPicture {
  /** Pixels of `original`. */
  readonly width: number;
  readonly height: number;
  /** Upright JPEG in sRGB without metadata, at most 3,200 pixels long. */
  readonly original: Uint8Array;
  readonly variants: readonly {
    readonly width: PictureWidth;
    readonly format: PictureFormat;
    readonly bytes: Uint8Array;
  }[];
  /** A blurred miniature as a `data:` address. */
  readonly placeholder: string;
  readonly hash: string;
  /** Whether it is of one colour. */
  readonly isBlank: boolean;
}

/** Thrown for an upload that is no acceptable picture. */
export class UnacceptablePicture extends Error {
  constructor(
    readonly fault: PictureFault,
    options?: ErrorOptions,
  ) {
    super(`The upload is no acceptable picture: ${fault}`, options);
    this.name = 'UnacceptablePicture';
  }
}

/**
 * Decodes an upload completely, within limits, and makes everything of it that the site serves.
 * @param claimedType media type that the upload claims to be
 * @throws UnacceptablePicture
 */
export const examinePicture = (
  upload: Uint8Array,
  claimedType: string,
  limits: PictureLimits,
): Promise<ExaminedPicture> => forPicture(() => examine(upload, claimedType, limits));

/** `examinePicture`, in this process or in one of its own. Inject `@Inject(EXAMINE_PICTURE) examine: ExaminePicture`. */
export type ExaminePicture = typeof examinePicture;
export const EXAMINE_PICTURE = Symbol('ExaminePicture');

async function examine(upload: Uint8Array, claimedType: string, limits: PictureLimits): Promise<ExaminedPicture> {
  if (realTypeOf(upload) !== claimedType) throw new UnacceptablePicture('wrong-type');
  const pixels = await decode(upload, limits);
  const sharp = await loadSharp();
  const encodingOriginal = onThread(() => sharp(pixels.data, { raw: pixels.info }).jpeg({ quality: 90 }).toBuffer());
  // The widest variant is much smaller than the picture, and everything else is made of it.
  const makingTheRest = resized(pixels, Math.max(...pictureWidths)).then((widest) => {
    const smaller = () => sharp(widest.data, { raw: widest.info });
    return Promise.all([
      onThread(() => smaller().resize({ width: placeholderWidth }).blur(1).webp({ quality: 40 }).toBuffer()),
      onThread(() => perceptualHash(smaller())),
      onThread(() => smaller().resize({ width: 64, height: 64, fit: 'fill' }).stats()),
      variantsOf(widest),
    ]);
  });
  const [original, [placeholder, hash, { channels }, variants]] = await Promise.all([encodingOriginal, makingTheRest]);
  return {
    width: pixels.info.width,
    height: pixels.info.height,
    original,
    variants,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    hash,
    isBlank: channels.every(({ stdev }) => stdev < leastDeviation),
  };
}

/** Returns the media type that the first bytes show; undefined for everything but JPEG and PNG. */
export function realTypeOf(bytes: Uint8Array): 'image/jpeg' | 'image/png' | undefined {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (head.startsWith('ffd8ff')) return 'image/jpeg';
  return head === '89504e470d0a1a0a' ? 'image/png' : undefined;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 3 };
}

/** Decodes all pixels, turned upright, in sRGB, on white where they were transparent, and no larger than what is kept. */
async function decode(
  upload: Uint8Array,
  { pixels, side, shortestSide, milliseconds }: PictureLimits,
): Promise<Pixels> {
  // One page: of an animation, only the first picture is used.
  const options = {
    limitInputPixels: pixels,
    failOn: 'error',
    autoOrient: true,
    pages: 1,
    sequentialRead: true,
  } as const;
  const sharp = await loadSharp();
  const { width, height } = await orUnreadable(sharp(upload, options).metadata());
  if (width > side || height > side || width * height > pixels) throw new UnacceptablePicture('too-many-pixels');
  if (Math.min(width, height) < shortestSide) throw new UnacceptablePicture('too-small');
  const decoded = () =>
    sharp(upload, options)
      .timeout({ seconds: Math.ceil(milliseconds / 1_000) })
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: backdrop })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await orUnreadable(onThread(() => withTimeout(milliseconds, 'decoding', decoded())));
  if (info.channels === 3) return { data, info: { width: info.width, height: info.height, channels: 3 } };
  throw new UnacceptablePicture('unreadable');
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'TimeoutError' || /timeout/i.test(message))
      throw new UnacceptablePicture('too-slow', { cause: error });
    const fault = /pixel limit/i.test(message) ? 'too-many-pixels' : 'unreadable';
    throw new UnacceptablePicture(fault, { cause: error });
  }
}

/** The picture at this width, or as it is if it is not wider. */
async function resized(picture: Pixels, width: number): Promise<Pixels> {
  if (picture.info.width <= width) return picture;
  const sharp = await loadSharp();
  const { data, info } = await onThread(() =>
    sharp(picture.data, { raw: picture.info }).resize({ width }).raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

/**
 * Resizes once for all formats of a width, and begins with the largest: threads that end with small ones end at the same
 * time.
 */
async function variantsOf(widest: Pixels): Promise<ExaminedPicture['variants']> {
  const variants = pictureWidths.toReversed().map(async (width) => {
    const sized = await resized(widest, width);
    return Promise.all(
      pictureFormats.map(async (format) => {
        const sharp = await loadSharp();
        const picture = sharp(sized.data, { raw: sized.info });
        return { width, format, bytes: await onThread(() => variantEncoders[format](picture).toBuffer()) };
      }),
    );
  });
  return (await Promise.all(variants)).flat();
}
