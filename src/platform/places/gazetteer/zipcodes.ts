import type { Point } from '../port/places.js';
import { readZipcodes } from './place-line.js';
import { Points } from './points.js';

/** A postal code with its point and the position of its place. */
export interface Zipcode extends Point {
  /** Five digits, or the first three characters of a Canadian code. */
  code: string;
  place: number;
}

/** All postal codes, stored in columns. */
export class Zipcodes {
  private readonly codes: string[] = [];
  private readonly places: number[] = [];
  private readonly points = new Points();
  private readonly positions = new Map<string, number>();

  /** @param written the unparsed codes of each place */
  constructor(written: readonly string[], points: Points) {
    written.forEach((text, place) => {
      for (const { code, latitude, longitude } of readZipcodes(
        text,
        points.latitudeAt(place),
        points.longitudeAt(place),
      )) {
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

  called(code: string): Zipcode | undefined {
    const at = this.positions.get(code);
    return at === undefined ? undefined : this.at(at);
  }

  nearest(point: Point, miles: number): Zipcode | undefined {
    const at = this.points.nearest(point, miles);
    return at === undefined ? undefined : this.at(at);
  }

  private at(position: number): Zipcode {
    return { code: this.codes[position] ?? '', place: this.places[position] ?? 0, ...this.points.at(position) };
  }
}
