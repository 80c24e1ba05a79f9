import { readIntents } from '#src/directory/search/intent/read-intent.js';
import { OfflinePlaces } from '#src/platform/places/gazetteer/offline-places.js';
import { publish, table } from './bench-report.ts';
import { middle } from './turn-by-turn.ts';

/** `npm run bench:intent`: how long it takes to read a search out of typed words, over all places. */
const texts = [
  'photographers in austin',
  'barn venue hill country',
  'dj near 78704',
  'wildrye photographs austin',
  'florist nashville under $$$',
  'the best wedding planners in san diego',
  'photograhpers in austin',
  'garden and marigold studio of the silver harbor',
  'north window photography los angeles california up to $$',
  // The longest that is read, and none of it a place or a trade.
  'qwerty asdfgh zxcvbn poiuyt lkjhgf mnbvcx qazwsx edcrfv tgbyhn ujmikl olpaqw erttyu iopasd fghjkl zxccvb nmqwee',
];
const rounds = 300;
const inARow = 5;

const places = new OfflinePlaces();
const read = (text: string) => readIntents(text, (name) => places.placesNamed(name), '2026-11-24');

const rows = texts.map((text) => {
  const times: number[] = [];
  for (let round = -rounds; round < rounds; round++) {
    const begin = performance.now();
    for (let time = 0; time < inARow; time++) read(text);
    if (round >= 0) times.push((performance.now() - begin) / inARow);
  }
  times.sort((a, b) => a - b);
  return [
    text.length > 60 ? `${text.slice(0, 57)}…` : text,
    ...[0.5, 0.99].map((share) => middle(times, share).toFixed(3)),
  ];
});
await publish('Reading a search out of typed words', table(['text', 'p50 ms', 'p99 ms'], rows), {
  isDry: process.argv.includes('--dry'),
});
