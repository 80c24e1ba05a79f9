import type { Point } from '../port/places.js';
import { milesNorth, squaredMiles } from './squared-miles.js';

/** Many points in one array, stored in thousandths of a degree and returned in degrees. */
export class Points {
  private readonly thousandths: number[] = [];
  /** Positions from south to north, sorted at the first search. */
  private northwards: Int32Array | undefined;

  /** Adds a point in thousandths of a degree. */
  push(latitude: number, longitude: number): void {
    this.thousandths.push(latitude, longitude);
    this.northwards = undefined;
  }

  at(position: number): Point {
    return { latitude: this.latitudeAt(position) / 1_000, longitude: this.longitudeAt(position) / 1_000 };
  }

  latitudeAt(position: number): number {
    return this.thousandths[2 * position] ?? 0;
  }

  longitudeAt(position: number): number {
    return this.thousandths[2 * position + 1] ?? 0;
  }

  squaredMilesTo(position: number, { latitude, longitude }: Point): number {
    const [north, east] = [this.latitudeAt(position), this.longitudeAt(position)];
    return squaredMiles(latitude * 1_000, longitude * 1_000, north, east);
  }

  /**
   * Finds the nearest point within some miles, by scanning north and south until the latitude alone is too far away.
   */
  nearest(point: Point, miles: number): number | undefined {
    const order = (this.northwards ??= this.sorted());
    const start = this.firstNorthOf(order, point.latitude * 1_000);
    let least = miles ** 2;
    let found: number | undefined;
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; at >= 0 && at < order.length; at += step) {
        const position = order[at] ?? 0;
        if (milesNorth(point.latitude * 1_000, this.latitudeAt(position)) ** 2 >= least) break;
        const apart = this.squaredMilesTo(position, point);
        if (apart >= least) continue;
        least = apart;
        found = position;
      }
    }
    return found;
  }

  private sorted(): Int32Array {
    const positions = Int32Array.from({ length: this.thousandths.length / 2 }, (_unused, at) => at);
    return positions.sort((a, b) => this.latitudeAt(a) - this.latitudeAt(b));
  }

  private firstNorthOf(order: Int32Array, latitude: number): number {
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.latitudeAt(order[middle] ?? 0) < latitude) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
