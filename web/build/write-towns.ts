import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `node web/build/write-towns.ts`: writes the larger towns of the gazetteer with their coordinates, the largest first,
 * for orientation on maps without tiles.
 */
const gazetteer = new URL('../../src/platform/places/gazetteer/places.txt', import.meta.url);
const file = new URL('../src/ground/towns.json', import.meta.url);
/** Minimum population of a town on the map. */
const fewest = 20_000;

const towns = readFileSync(gazetteer, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [names = '', state = '', , latitude, longitude, population] = line.split('|');
    return {
      name: names.split('=')[0] ?? '',
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    };
  })
  .filter(({ population }) => population >= fewest)
  .sort((a, b) => b.population - a.population);

// Hundredths of a degree are half a mile: a name is wider.
const rows = towns.map(({ name, state, latitude, longitude }) => [
  name,
  state,
  Math.round(latitude / 10),
  Math.round(longitude / 10),
]);
writeFileSync(file, `${JSON.stringify(rows)}\n`);
process.stdout.write(`${rows.length} towns\n`);
