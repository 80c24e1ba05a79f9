import sharp from 'sharp';

/** How much of a picture a closer print of it keeps, and what it leaves out on the left and at the top. */
const kept = 0.8;
const [left, top] = [0.1, 0.14];
/** A little later in the afternoon. */
const tone = { brightness: 1.03, saturation: 0.86, hue: -14 };

/** The same picture as somebody else might have framed it: closer, in another tone, seen from the other side. */
export async function reprint(jpeg: Uint8Array, mirrored: boolean): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const part = {
    left: Math.round(width * left),
    top: Math.round(height * top),
    width: Math.round(width * kept),
    height: Math.round(height * kept),
  };
  return sharp(jpeg).extract(part).flop(mirrored).resize(width, height).modulate(tone).jpeg({ quality: 90 }).toBuffer();
}
