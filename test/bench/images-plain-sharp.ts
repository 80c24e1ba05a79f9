import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * `node test/bench/images-plain-sharp.ts FILES…`: does with sharp alone what the worker does with an upload, from a file
 * to files: no database, queue, storage or check. Prints when it began and ended, after a photo that is not counted, in
 * milliseconds since 1970, and its processor time.
 */
const widths = [1600, 1280, 960, 640, 320];
const atOnce = 2;
const files = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'posy-plain-sharp-'));
sharp.concurrency(1);
sharp.cache(false);

async function convert(file: string, name: string): Promise<void> {
  const upload = await readFile(file);
  const options = { failOn: 'error', autoOrient: true, pages: 1, sequentialRead: true } as const;
  await sharp(upload, options).metadata();
  const { data, info } = await sharp(upload, options)
    .resize({ width: 3_200, height: 3_200, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const kept = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const original = async () =>
    writeFile(join(folder, `${name}-original`), await kept().jpeg({ quality: 90 }).toBuffer());
  const rest = async () => {
    const widest = await kept().resize({ width: 1_600 }).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: widest.info.width, height: widest.info.height, channels: 3 } as const;
    const smaller = () => sharp(widest.data, { raw });
    await Promise.all([
      smaller().resize({ width: 16 }).blur(1).webp({ quality: 40 }).toBuffer(),
      smaller().resize({ width: 9, height: 8, fit: 'fill' }).greyscale().raw().toBuffer(),
      smaller().resize({ width: 64, height: 64, fit: 'fill' }).stats(),
      ...widths.map((width) => variantsOf(smaller(), width, name)),
    ]);
  };
  await Promise.all([original(), rest()]);
}

/** Resizes once for both formats. */
async function variantsOf(picture: Sharp, width: number, name: string): Promise<void> {
  const { data, info } = await picture.resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const sized = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  await Promise.all(
    [sized().webp({ quality: 76, effort: 3 }), sized().jpeg({ quality: 78 })].map(async (variant, at) =>
      writeFile(join(folder, `${name}-${width}-${at}`), await variant.toBuffer()),
    ),
  );
}

const [first = ''] = files;
await convert(first, 'first');
const began = Date.now();
const before = process.cpuUsage();
const left = files.map((file, at) => ({ file, name: String(at) }));
const work = async () => {
  for (let next = left.shift(); next; next = left.shift()) await convert(next.file, next.name);
};
await Promise.all(Array.from({ length: atOnce }, work));
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ began, ended: Date.now(), processorTime: (user + system) / 1_000 }));
rmSync(folder, { recursive: true });
