import type { Town } from './towns.js';

/** Degrees. */
export interface GroundPoint {
  latitude: number;
  longitude: number;
}

/** A box relative to the center of the picture, in pixels. */
export interface SmallView {
  middle: GroundPoint;
  width: number;
  height: number;
  pixelsPerDegree: number;
}

type XY = [x: number, y: number];

/** At this scale a flat projection is accurate enough near its center. */
export function projected(
  { middle, width, height, pixelsPerDegree }: SmallView,
  [longitude = 0, latitude = 0]: GeoJSON.Position,
): XY {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  return [
    width / 2 + (longitude - middle.longitude) * narrowing * pixelsPerDegree,
    height / 2 - (latitude - middle.latitude) * pixelsPerDegree,
  ];
}

/** Lines and rings of any shape, without their properties. */
function linesIn(shape: GeoJSON.GeoJSON): GeoJSON.Position[][] {
  switch (shape.type) {
    case 'FeatureCollection':
      return shape.features.flatMap(linesIn);
    case 'Feature':
      return linesIn(shape.geometry);
    case 'GeometryCollection':
      return shape.geometries.flatMap(linesIn);
    case 'LineString':
      return [shape.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates;
    case 'MultiPolygon':
      return shape.coordinates.flat();
    default:
      return [];
  }
}

/** A shape as the `d` of a path, clipped to the picture. */
export function pathOf(view: SmallView, shape: GeoJSON.GeoJSON, isClosed = false): string {
  return linesIn(shape)
    .map((line) => line.map((point) => projected(view, point)))
    .filter((line) => touches(view, line))
    .map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`)
    .join('');
}

function touches({ width, height }: SmallView, line: readonly XY[]): boolean {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [least, most] = [
    (all: number[]) => all.reduce((a, b) => Math.min(a, b)),
    (all: number[]) => all.reduce((a, b) => Math.max(a, b)),
  ];
  return least(xs) < width && most(xs) > 0 && least(ys) < height && most(ys) > 0;
}

/** Minimum distance in pixels between two names, and from the edges. */
const apart = { x: 120, y: 34, edge: { x: 60, y: 24 } };

/**
 * Names that fit into the picture, the largest towns first; none near the center, which has the name of the place
 * itself.
 */
export function namesIn(
  view: SmallView,
  towns: readonly Town[],
  most: number,
): { name: string; x: number; y: number }[] {
  const { width, height } = view;
  const shown: { name: string; x: number; y: number }[] = [];
  for (const { name, latitude, longitude } of towns) {
    if (shown.length === most) break;
    const [x, y] = projected(view, [longitude, latitude]);
    const isIn = x > apart.edge.x && x < width - apart.edge.x && y > apart.edge.y && y < height - apart.edge.y;
    if (!isIn) continue;
    const isTaken = [{ x: width / 2, y: height / 2 }, ...shown].some(
      (other) => Math.abs(other.x - x) < apart.x && Math.abs(other.y - y) < apart.y,
    );
    if (!isTaken) shown.push({ name, x, y });
  }
  return shown;
}
