/**
 * Writes `details.json`, which is committed, so this runs only when a source has changed.
 *
 *     node web/src/ground/generate/write-details.ts FOLDER
 *
 * The folder has GeoJSON of Natural Earth (naturalearthdata.com, public domain): ne_50m_urban_areas, ne_50m_lakes,
 * ne_10m_lakes_north_america and ne_50m_rivers_lake_centerlines. County lines are those of us-atlas, made of the Census
 * Bureau's public files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mesh } from 'topojson-client';
import { areaOf, simplified, written, type Line } from './lines.ts';

type Topology = Parameters<typeof mesh>[0];
type Shapes = NonNullable<Parameters<typeof mesh>[1]>;

const file = new URL('../details.json', import.meta.url);
/** Tolerance in degrees of simplified lines: about a hundred yards. */
const tolerance = 0.008;
/** Unit of the steps, as a fraction of a degree. */
const perDegree = 250;
/** Minimum size of a lake in square degrees. */
const leastLake = 0.002;
/** North America without the far north. */
const area = { west: -170, south: 15, east: -52, north: 62 };

const [folder = ''] = process.argv.slice(2);

const isNear = ([[x, y] = [0, 0]]: Line) => x > area.west && x < area.east && y > area.south && y < area.north;

function linesOf(name: string): Line[] {
  const { features } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as GeoJSON.FeatureCollection;
  return features.flatMap(({ geometry }) => {
    switch (geometry.type) {
      case 'Polygon':
        return geometry.coordinates.slice(0, 1) as Line[];
      case 'MultiPolygon':
        return geometry.coordinates.flatMap((rings) => rings.slice(0, 1)) as Line[];
      case 'LineString':
        return [geometry.coordinates as Line];
      case 'MultiLineString':
        return geometry.coordinates as Line[];
      default:
        return [];
    }
  });
}

const shortened = (lines: readonly Line[]) =>
  lines.map((line) => written(simplified(line, tolerance), perDegree)).filter((steps) => steps.length > 4);

const atlas = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const topology = JSON.parse(readFileSync(atlas, 'utf8')) as Topology;
const counties = topology.objects['counties'] as Shapes;
const stateOf = (county: unknown) => (county as { id: string }).id.slice(0, 2);

const details = {
  counties: shortened(
    mesh(topology, counties, (one, other) => one !== other && stateOf(one) === stateOf(other)).coordinates as Line[],
  ),
  urban: shortened(linesOf('ne_50m_urban_areas').filter(isNear)),
  lakes: shortened(
    [...linesOf('ne_50m_lakes'), ...linesOf('ne_10m_lakes_north_america')]
      .filter(isNear)
      .filter((ring) => areaOf(ring) >= leastLake),
  ),
  rivers: shortened(linesOf('ne_50m_rivers_lake_centerlines').filter(isNear)),
};
writeFileSync(file, `${JSON.stringify(details)}\n`);
const sizes = Object.entries(details).map(([part, lines]) => `${lines.length} ${part}`);
process.stdout.write(`${sizes.join(', ')} in ${file.pathname}\n`);
