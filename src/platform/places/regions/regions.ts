import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { placeKey, placeLetters, shortLetters } from '#contracts/shared/place-slug.js';
import { states } from '#contracts/shared/states.js';
import type { Place } from '../port/places.js';

/** The committed data: the same file for the sources and for the build. */
const regionsFile = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'src/platform/places/regions/regions.txt');

/** Above all ids of places (`Gazetteer`), within 32 bits. */
const firstId = 2_147_000_000;
const shortestPrefix = 4;

interface Region {
  place: Place;
  /** Its names as letters. */
  names: readonly string[];
}

const lettersOf = (name: string) => shortLetters(placeLetters(name));

/** Regions, islands and parts of cities, which couples name like a city; each is a center with a reach. */
export class Regions {
  private readonly byName: ReadonlyMap<string, readonly Place[]>;
  private readonly byKey: ReadonlyMap<string, Place>;

  private constructor(private readonly regions: readonly Region[]) {
    this.byName = new Map(
      [...new Set(regions.flatMap(({ names }) => names))].map((name) => [
        name,
        regions.filter(({ names }) => names.includes(name)).map(({ place }) => place),
      ]),
    );
    this.byKey = new Map(regions.flatMap(({ place }) => [[placeKey(`${place.city}, ${place.state}`) ?? '', place]]));
  }

  static read(text = readFileSync(regionsFile, 'utf8')): Regions {
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Regions(lines.map(readRegion));
  }

  withId(id: number): Place | undefined {
    return this.regions[id - firstId]?.place;
  }

  withKey(key: string): Place | undefined {
    return this.byKey.get(key);
  }

  /** @param letters of a whole name; with a state, only regions of it */
  named(letters: string, within?: ReadonlySet<string> | null): readonly Place[] {
    return (this.byName.get(shortLetters(letters)) ?? []).filter(({ state }) => !within || within.has(state));
  }

  /** Returns the regions with this name, and those with a name that begins so, from four letters on. */
  like(text: string): [whole: readonly Place[], begun: readonly Place[]] {
    const letters = lettersOf(text);
    if (letters.length < shortestPrefix) return [[], []];
    const begun = this.regions.filter(({ names }) => names.some((name) => name.startsWith(letters)));
    const whole = this.named(letters);
    return [whole, begun.map(({ place }) => place).filter((place) => !whole.includes(place))];
  }
}

function readRegion(line: string, position: number): Region {
  const [written = '', state = '', latitude, longitude, reach, kind] = line.split('|');
  const names = written.split('=');
  const country = states.find(({ code }) => code === state)?.country ?? 'US';
  return {
    names: names.map(lettersOf),
    place: {
      id: firstId + position,
      city: names[0] ?? '',
      state,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: 0,
      zipcode: '',
      reach: Number(reach),
      ...(kind === 'state' ? { isState: true } : {}),
    },
  };
}
