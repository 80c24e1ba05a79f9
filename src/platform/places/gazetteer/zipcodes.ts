import type { Point } from '../port/places.js';
import { readZipcodes, type ZipcodeLine } from './place-line.js';
import { Points } from './points.js';

/** A postal code with its point and the position of its place. */
export interface Zipcode extends Point {
  /** Five digits, or the first three characters of a Canadian code. */
  code: string;
  place: number;
}

/**
 * Returns the codes that are areas. Boxes and single businesses have codes too (78799 in Austin): the sources put all of
 * them on one point of the place, often its center, so a point with several codes is no area, unless there is no other.
 */
function deliveryAreas(zipcodes: readonly ZipcodeLine[]): readonly ZipcodeLine[] {
  if (zipcodes.length < 2) return zipcodes;
  const codesOn = new Map<number, number>();
  const keyOf = ({ latitude, longitude }: ZipcodeLine) => latitude * 1_000_000 + longitude;
  for (const zipcode of zipcodes) codesOn.set(keyOf(zipcode), (codesOn.get(keyOf(zipcode)) ?? 0) + 1);
  const alone = zipcodes.filter((zipcode) => codesOn.get(keyOf(zipcode)) === 1);
  return alone.length > 0 ? alone : zipcodes.slice(0, 1);
}

/** All postal codes, stored in columns. */
export class Zipcodes {
  private readonly codes: string[] = [];
  private readonly places: number[] = [];
  private readonly points = new Points();
  private readonly positions = new Map<string, number>();
  /** Positions of the codes that are delivery areas. */
  private readonly areas: number[] = [];
  private readonly areaPoints = new Points();

  /** @param written the unparsed codes of each place */
  constructor(written: readonly string[], points: Points) {
    written.forEach((text, place) => {
      const zipcodes = readZipcodes(text, points.latitudeAt(place), points.longitudeAt(place));
      const areas = deliveryAreas(zipcodes);
      for (const zipcode of zipcodes) {
        const { code, latitude, longitude } = zipcode;
        if (areas.includes(zipcode)) {
          this.areas.push(this.codes.length);
          this.areaPoints.push(latitude, longitude);
        }
        this.positions.set(code, this.codes.length);
        this.codes.push(code);
        this.places.push(place);
        this.points.push(latitude, longitude);
      }
    });
  }

  all(): Zipcode[] {
    return this.codes.map((_code, at) => this.at(at));
  }

  /** Returns the codes that `nearest` knows. */
  allAreas(): Zipcode[] {
    return this.areas.map((at) => this.at(at));
  }

  called(code: string): Zipcode | undefined {
    const at = this.positions.get(code);
    return at === undefined ? undefined : this.at(at);
  }

  /** Returns the nearest delivery area. */
  nearest(point: Point, miles: number): Zipcode | undefined {
    const area = this.areaPoints.nearest(point, miles);
    const at = area === undefined ? undefined : this.areas[area];
    return at === undefined ? undefined : this.at(at);
  }

  private at(position: number): Zipcode {
    return { code: this.codes[position] ?? '', place: this.places[position] ?? 0, ...this.points.at(position) };
  }
}
