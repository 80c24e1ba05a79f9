import { readFileSync } from 'node:fs';
import { states } from '#contracts/shared/states.js';
import type { Place, Point } from '../places.js';
import { NameIndex } from './name-index.js';
import { readMainZipcode, readPlaceLine } from './place-line.js';
import { placesFile } from './places-file.js';
import { Points } from './points.js';
import { Zipcodes, type Zipcode } from './zipcodes.js';

/** Miles from a place within which a person would say to be there; areas of Canadian codes reach much further. */
const around = 25;
/** Further than this from any place nobody lives in the United States or Canada, or hardly anybody. */
const reach = 75;
const countryOfState = new Map(states.map(({ code, country }) => [code, country]));

/**
 * All places and postal codes in memory, in columns, because they are many and small. A place is known by its position,
 * from 0 in the order of the file. Coordinates are thousandths of a degree inside and degrees outside.
 */
export class Gazetteer {
  readonly names: NameIndex;
  private readonly cities: string[] = [];
  private readonly states: string[] = [];
  private readonly ids: number[] = [];
  private readonly populations: number[] = [];
  private readonly points = new Points();
  /** As the lines have them; the first is the main one. */
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

  /** Reads the committed data, which takes about a tenth of a second. */
  static read(text = readFileSync(placesFile, 'utf8')): Gazetteer {
    return new Gazetteer(text.split('\n'));
  }

  /** Read when they are first asked for: whoever only completes names does without. */
  get zipcodes(): Zipcodes {
    return (this.readZipcodes ??= new Zipcodes(this.writtenZipcodes, this.points));
  }

  /** How many places there are. */
  get size(): number {
    return this.cities.length;
  }

  place(at: number): Place {
    return {
      id: this.idOf(at),
      city: this.cityOf(at),
      state: this.stateOf(at),
      country: countryOfState.get(this.stateOf(at)) ?? 'US',
      ...this.points.at(at),
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

  /** The postal code whose point is the nearest, when that is within 75 miles. */
  nearestZipcode(point: Point): Zipcode | undefined {
    return this.zipcodes.nearest(point, reach);
  }

  /** The place whose point is the nearest, when that is within 75 miles. */
  nearestPlace(point: Point): number | undefined {
    return this.points.nearest(point, reach);
  }

  /** Whether a point is within 25 miles of a place. */
  isNear(at: number, point: Point): boolean {
    return this.points.squaredMilesTo(at, point) <= around ** 2;
  }
}

/** A number for a place that GeoNames does not number: made of its name (FNV-1a), beyond all of theirs, within 32 bits. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return 1_000_000_000 + ((hash >>> 0) % 1_147_000_000);
}
