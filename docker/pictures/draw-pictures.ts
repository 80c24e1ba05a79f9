/**
 * Draws the stock pictures (`npm run pictures`) into the folder that the programs read them from, or only those of
 * named scenes (`npm run pictures -- hills dusk`). They are committed, so this runs only when a scene has changed. The
 * id of a picture is a hash of its bytes, so a browser's cache of an address never becomes wrong.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reprint } from '../../src/webstore/stock-pictures/reprint.ts';
import { stockPictureFolder } from '../../src/webstore/stock-pictures/stock-picture-folder.ts';
import { Canvas } from './canvas.ts';
import { pictured } from './pictured/pictured.ts';
import type { PicturedScene } from './pictured/pictured-scene.ts';
import { render } from './scene.ts';
import { sixOfEach } from './six-of-each.ts';

const [width, height] = [1600, 1200];
const mostBytes = 90_000;
const atOnce = 3;
const qualities = [80, 74, 68, 62, 56, 50, 44];

interface Planned extends PicturedScene {
  name: string;
  category: string;
  file: string;
  seed: number;
  caption: string;
}

/** Scenes choose their colors first, from about four sets. */
const colorSets = 4;

/** The first seed, from one on, that gives a scene other colors than its neighbors in the category. */
function seedFor(from: number, wanted: number): number {
  for (let seed = from; ; seed++) {
    if (Math.floor(new Canvas(seed, 1, 1).r() * colorSets) === wanted % colorSets) return seed;
  }
}

const planned = Object.entries(sixOfEach).flatMap(([category, names], nth): Planned[] =>
  names.map((name, position) => {
    const again = names.slice(0, position).filter((earlier) => earlier === name).length;
    const { captions, ...scene }: PicturedScene = pictured[name];
    const caption = captions[again % captions.length] ?? captions[0];
    const seed = seedFor(nth * 97 + position * 17 + 1, nth + again * 3);
    return { ...scene, name, captions, category, file: `${category}-${position + 1}.jpg`, seed, caption };
  }),
);

async function jpegOf(svg: Buffer): Promise<Buffer> {
  const drawn = await sharp(svg).removeAlpha().png().toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= mostBytes) return jpeg;
  }
  throw new Error(`A picture does not fit into ${mostBytes} bytes`);
}

const idOf = (bytes: Buffer): string => {
  const digits = createHash('sha256').update(bytes).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

const miniatureOf = async (jpeg: Buffer): Promise<string> => {
  const webp = await sharp(jpeg).resize(12, 9).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
};

/** Stores only what cannot be derived from the file at run time. */
async function reprinted(jpeg: Buffer, mirrored: boolean) {
  const other = await reprint(jpeg, mirrored);
  return { pictureId: idOf(other), placeholder: await miniatureOf(other), mirrored };
}

async function draw({ scene, seed, category, file, caption, alt }: Planned) {
  const jpeg = await jpegOf(Buffer.from(render(scene, seed, width)));
  const placeholder = await miniatureOf(jpeg);
  const other = await reprinted(jpeg, scene.mirrors);
  process.stdout.write(`${file} ${Math.round(jpeg.byteLength / 1_000)} kB\n`);
  const listed = { pictureId: idOf(jpeg), category, file, width, height, placeholder, alt, caption, reprint: other };
  return { jpeg, listed };
}

type Listed = Awaited<ReturnType<typeof draw>>['listed'];

const listFile = join(stockPictureFolder, 'list.json');
const only = process.argv.slice(2);
const wanted = planned.filter(({ name }) => only.length === 0 || only.includes(name));
const drawn: Awaited<ReturnType<typeof draw>>[] = [];
for (let from = 0; from < wanted.length; from += atOnce) {
  drawn.push(...(await Promise.all(wanted.slice(from, from + atOnce).map(draw))));
}
for (const { jpeg, listed } of drawn) writeFileSync(join(stockPictureFolder, listed.file), jpeg);
const before = only.length === 0 ? [] : (JSON.parse(readFileSync(listFile, 'utf8')) as Listed[]);
const listedAs = new Map([...before, ...drawn.map(({ listed }) => listed)].map((listed) => [listed.file, listed]));
const list = planned.flatMap(({ file }) => listedAs.get(file) ?? []);
writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
const kept = new Set(['list.json', ...list.map(({ file }) => file)]);
for (const file of readdirSync(stockPictureFolder)) if (!kept.has(file)) rmSync(join(stockPictureFolder, file));
