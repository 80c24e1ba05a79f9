import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * `node web/build/subset-fonts.ts`: writes the fonts of the site with the letters, weights and sizes that it uses to
 * web/src/ui/fonts. `latin` is loaded with every page; the others have letters of further names (Dvořák, Nguyễn) and
 * are loaded on demand. The ranges of ui/fonts.css must match these.
 */
const source = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const folder = new URL('../src/ui/fonts/', import.meta.url);

type Range = readonly [first: number, last: number];

const accents: Range = [0x300, 0x338];
const letters = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2dc],
    accents,
    [0x2010, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-ext': [[0x100, 0x24f], [0x259, 0x259], accents, [0x1e00, 0x1e9f], [0x1ef2, 0x1eff]],
  vietnamese: [[0x1ea0, 0x1ef1], accents],
} satisfies Record<string, readonly Range[]>;

/** Font features to keep: accents, kerning, ligatures and tabular figures; no alternates. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'rlig', 'rvrn', 'tnum'];

/** SOFT and WONK have fixed values: visual design, type. */
const serif = { SOFT: 40, WONK: 0, opsz: { min: 18, max: 72 }, wght: { min: 340, max: 500 } };
const sans = { wght: { min: 400, max: 600 } };

const fonts: { name: string; sets: (keyof typeof letters)[]; file: (set: string) => string; axes: object }[] = [
  {
    name: 'fraunces',
    sets: ['latin', 'latin-ext', 'vietnamese'],
    file: (set: string) => `fraunces/files/fraunces-${set}-full-normal.woff2`,
    axes: serif,
  },
  {
    name: 'instrument-sans',
    sets: ['latin', 'latin-ext'],
    file: (set: string) => `instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
    axes: sans,
  },
];

const textOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)))
    .join('');

mkdirSync(folder, { recursive: true });
for (const { name, sets, file, axes } of fonts) {
  copyFileSync(new URL(`${name}/LICENSE`, source), new URL(`${name}-OFL.txt`, folder));
  for (const set of sets) {
    const font = await subsetFont(readFileSync(new URL(file(set), source)), textOf(letters[set]), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
      noHinting: true,
    });
    writeFileSync(new URL(`${name}-${set}.woff2`, folder), font);
    process.stdout.write(`${name}-${set}: ${Math.round(font.length / 1_024)} KB\n`);
  }
}
