import { readFileSync } from 'node:fs';
import { states } from '#contracts/shared/states.js';
import type { Place, Point } from '../port/places.js';
import { NameIndex } from './name-index.js';
import { readMainZipcode, readPlaceLine } from './place-line.js';
import { placesFile } from './places-file.js';
import { Points } from './points.js';
import { Zipcodes, type Zipcode } from './zipcodes.js';

/** Miles within which a point counts as being at a place; areas of Canadian codes are much larger. */
const around = 25;
/** Miles from the nearest place beyond which a point counts as outside of the United States and Canada. */
const reach = 75;
const countryOfState = new Map(states.map(({ code, country }) => [code, country]));

/**
 * All places and postal codes in memory, stored in columns to save memory. A place is identified by its position in the
 * file, from 0. Coordinates are stored in thousandths of a degree and returned in degrees.
 */
export class Gazetteer {
  readonly names: NameIndex;
  private readonly cities: string[] = [];
  private readonly states: string[] = [];
  private readonly ids: number[] = [];
  private readonly populations: number[] = [];
  private readonly points = new Points();
  /** Unparsed postal codes of each line; the first is the main one. */
  private readonly writtenZipcodes: string[] = [];
  private readonly positions = new Map<number, number>();
  private readZipcodes?: Zipcodes;

  private constructor(lines: readonly string[]) {
    const named: [string, number][] = [];
    for (const line of lines) {
      if (line === '' || line.startsWith('#')) continue;
      const { name, aliases, state, geoNamesId, latitude, longitude, population, zipcodes } = readPlaceLine(line);
      const position = this.cities.length;
      const id = geoNamesId ?? numberOf(`${name}, ${state}`);
      named.push([name, position]);
      for (const alias of aliases) named.push([alias, position]);
      this.cities.push(name);
      this.states.push(state);
      this.ids.push(id);
      this.positions.set(id, position);
      this.points.push(latitude, longitude);
      this.populations.push(population);
      this.writtenZipcodes.push(zipcodes);
    }
    this.names = new NameIndex(named);
  }

  /** Reads the committed data file, which takes about a tenth of a second. */
  static read(text = readFileSync(placesFile, 'utf8')): Gazetteer {
    return new Gazetteer(text.split('\n'));
  }

  /** Parsed at the first access, since completing names does not need them. */
  get zipcodes(): Zipcodes {
    return (this.readZipcodes ??= new Zipcodes(this.writtenZipcodes, this.points));
  }

  /** Number of places. */
  get size(): number {
    return this.cities.length;
  }

  place(at: number): Place {
    return {
      id: this.idOf(at),
      city: this.cityOf(at),
      state: this.stateOf(at),
      country: countryOfState.get(this.stateOf(at)) ?? 'US',
      ...this.pointOf(at),
      population: this.populationOf(at),
      zipcode: readMainZipcode(this.writtenZipcodes[at] ?? ''),
    };
  }

  idOf(at: number): number {
    return this.ids[at] ?? 0;
  }

  cityOf(at: number): string {
    return this.cities[at] ?? '';
  }

  stateOf(at: number): string {
    return this.states[at] ?? '';
  }

  pointOf(at: number): Point {
    return this.points.at(at);
  }

  populationOf(at: number): number {
    return this.populations[at] ?? 0;
  }

  withId(id: number): number | undefined {
    return this.positions.get(id);
  }

  /** @param key of `placeKey`; names and states are unique together */
  withKey(key: string): number | undefined {
    const [letters = '', state = ''] = key.split('-');
    return this.names.called(letters).find((at) => this.stateOf(at).toLowerCase() === state);
  }

  /** Returns the nearest postal code within 75 miles. */
  nearestZipcode(point: Point): Zipcode | undefined {
    return this.zipcodes.nearest(point, reach);
  }

  /** Returns the nearest place within 75 miles. */
  nearestPlace(point: Point): number | undefined {
    return this.points.nearest(point, reach);
  }

  /** Whether a point is within 25 miles of a place. */
  isNear(at: number, point: Point): boolean {
    return this.points.squaredMilesTo(at, point) <= around ** 2;
  }
}

/**
 * Generates an id for a place without a GeoNames id: a hash of its name (FNV-1a), above all GeoNames ids and within 32
 * bits.
 */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return 1_000_000_000 + ((hash >>> 0) % 1_147_000_000);
}
