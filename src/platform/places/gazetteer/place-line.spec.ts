import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readMainZipcode, readPlaceLine, readZipcodes, writePlaceLine } from './place-line.js';
import { placesFile } from './places-file.js';

it('reads what a line says', () => {
  const line = 'The Bronx=Bronx|NY|5110266|40850|-73866|1385108|10462 -7 6,10451 -28 -56,10499';
  const place = readPlaceLine(line);
  expect(place).toMatchObject({ name: 'The Bronx', aliases: ['Bronx'], state: 'NY', geoNamesId: 5_110_266 });
  expect(place).toMatchObject({ latitude: 40_850, longitude: -73_866, population: 1_385_108 });
  expect(readMainZipcode(place.zipcodes)).toBe('10462');
  expect(readZipcodes(place.zipcodes, place.latitude, place.longitude)).toEqual([
    { code: '10462', latitude: 40_843, longitude: -73_860 },
    { code: '10451', latitude: 40_822, longitude: -73_922 },
    { code: '10499', latitude: 40_850, longitude: -73_866 },
  ]);
});

it('knows a code that is another place’s', () => {
  expect(readMainZipcode('~35244')).toBe('35244');
  expect(readZipcodes('~35244', 1, 2)).toEqual([]);
  expect(readMainZipcode('')).toBe('');
});

it('writes every line of the file as it was read', () => {
  const lines = readFileSync(placesFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(35_000);
  const changed = lines.filter((line) => {
    const place = readPlaceLine(line);
    const zipcodes = readZipcodes(place.zipcodes, place.latitude, place.longitude);
    const nearestZipcode = place.zipcodes.startsWith('~') ? readMainZipcode(place.zipcodes) : undefined;
    return writePlaceLine({ ...place, zipcodes, nearestZipcode }) !== line;
  });
  expect(changed).toEqual([]);
});
