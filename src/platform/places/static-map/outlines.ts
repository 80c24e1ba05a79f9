import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { lineOf } from '#contracts/shared/outlines/line-of.js';
import { mercator, type MapPixel } from './mercator.js';

type Topology = Parameters<typeof feature>[0];
type Shapes = Parameters<typeof mesh>[1] & Parameters<typeof feature>[1];
type Degrees = readonly number[];

/** A line on a Mercator map of one pixel, with its bounds. */
export interface Outline {
  points: readonly MapPixel[];
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The layers of a map, from the bottom to the top. */
export interface Outlines {
  /** Canada, Mexico and the islands. */
  around: readonly Outline[];
  lakes: readonly Outline[];
  /** The United States. */
  land: readonly Outline[];
  borders: readonly Outline[];
}

let loaded: Outlines | undefined;

/** Outlines of states and of their neighbours, from committed files; read at the first call. */
export const outlines = (): Outlines => (loaded ??= readOutlines());

function readOutlines(): Outlines {
  const states = createRequire(import.meta.url).resolve('us-atlas/states-10m.json');
  const topology = JSON.parse(readFileSync(states, 'utf8')) as Topology & {
    objects: Record<'states' | 'nation', Shapes>;
  };
  const { states: shapes, nation } = topology.objects;
  const file = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'contracts/shared/outlines/neighbours.json');
  const neighbours = JSON.parse(readFileSync(file, 'utf8')) as Record<'land' | 'lakes' | 'borders', number[][]>;
  const between = mesh(topology, shapes, (one, other) => one !== other).coordinates;
  return {
    around: neighbours.land.map((steps) => lineOf(steps)).map(outlineOf),
    lakes: neighbours.lakes.map((steps) => lineOf(steps)).map(outlineOf),
    land: ringsOf(feature(topology, nation)).map(outlineOf),
    borders: [...between, ...neighbours.borders.map((steps) => lineOf(steps))].map(outlineOf),
  };
}

function ringsOf(shape: ReturnType<typeof feature>): Degrees[][] {
  const features = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

function outlineOf(line: readonly Degrees[]): Outline {
  const points = line.map(([longitude = 0, latitude = 0]) => mercator({ latitude, longitude }));
  const bounds = { west: 1, north: 1, east: 0, south: 0 };
  for (const { x, y } of points) {
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.north = Math.min(bounds.north, y);
    bounds.south = Math.max(bounds.south, y);
  }
  return { points, ...bounds };
}
