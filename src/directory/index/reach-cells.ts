import { travelDistances } from '#contracts/webstore/webstore-content.js';
import { ranking } from '#contracts/directory/ranking-rules.js';

interface Point {
  latitude: number;
  longitude: number;
}

/** Every distance in miles in which a business can be local. */
export const reaches: readonly number[] = [...new Set([ranking.localMiles, ...travelDistances])].sort((a, b) => a - b);

/** A little less than the mean radius of the earth in miles: discs become a little too large, never too small. */
const earthRadius = 3_955;
/** Cells side by side in the radius of a disc: more would describe it better, and fill the index. */
const cellsInReach = 2;
/** Degrees of longitude are shorter than those of latitude where couples marry. */
const stretch = 4 / 3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);

/** The grid for discs of this radius: rows from the south, columns around the earth. */
function gridOf(reach: number) {
  const height = degrees(reach / earthRadius) / cellsInReach;
  const columns = Math.max(1, Math.round(360 / (height * stretch)));
  const width = 360 / columns;
  return {
    height,
    rowOf: (latitude: number) => Math.floor((latitude + 90) / height),
    columnOf: (longitude: number) => Math.floor((longitude + 180) / width),
    nameOf: (row: number, column: number) => `${reach}/${row}/${((column % columns) + columns) % columns}`,
    columns,
  };
}
const grids = new Map(reaches.map((reach) => [reach, gridOf(reach)]));

/** The cell of a point in the grid of each reach: a business that reaches the point has one of them. */
export const cellsAt = ({ latitude, longitude }: Point): string[] =>
  [...grids.values()].map((grid) => grid.nameOf(grid.rowOf(latitude), grid.columnOf(longitude)));

/**
 * The cells that the disc around a business touches. Most of them lie only partly inside the disc, so that the distance
 * has to be checked as well.
 * @param reach one of `reaches`
 */
export function cellsWithin(reach: number, center: Point): string[] {
  const grid = grids.get(reach);
  if (!grid) throw new Error(`${reach} miles is no reach of a business`);
  const radius = reach / earthRadius;
  const [south, north] = [-1, 1].map((side) => between(-90, center.latitude + side * degrees(radius), 90)) as [
    number,
    number,
  ];
  const cells: string[] = [];
  for (let row = grid.rowOf(south); row <= grid.rowOf(north); row++) {
    const from = row * grid.height - 90;
    const half = halfWidth(center.latitude, radius, Math.max(from, south), Math.min(from + grid.height, north));
    const west = grid.columnOf(center.longitude - half);
    const columns = Math.min(grid.columns, grid.columnOf(center.longitude + half) - west + 1);
    for (let column = west; column < west + columns; column++) cells.push(grid.nameOf(row, column));
  }
  return cells;
}

/** The smallest box of degrees around a disc. @param miles radius of the disc */
export function boxAround(miles: number, { latitude, longitude }: Point) {
  const radius = miles / earthRadius;
  const half = { height: degrees(radius), width: halfWidth(latitude, radius, -90, 90) };
  const [west, east] = [longitude - half.width, longitude + half.width].map(onGlobe) as [number, number];
  return {
    south: between(-90, latitude - half.height, 90),
    north: between(-90, latitude + half.height, 90),
    west,
    east,
  };
}

/** A longitude between -180 and 180. */
const onGlobe = (longitude: number) => longitude - 360 * Math.round(longitude / 360);

/** Largest distance in degrees of longitude from the center to the edge of a disc, between two latitudes. */
function halfWidth(latitude: number, radius: number, south: number, north: number): number {
  const sine = Math.sin(radians(latitude));
  const widest = degrees(Math.asin(between(-1, sine / Math.cos(radius), 1)));
  const at = radians(between(south, widest, north));
  const cosine = (Math.cos(radius) - sine * Math.sin(at)) / (Math.cos(radians(latitude)) * Math.cos(at));
  return degrees(Math.acos(between(-1, cosine, 1)));
}
