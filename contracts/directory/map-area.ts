import type { QueryReader } from '../shared/query-reader.js';

/** A part of the map: everything between two parallels and two meridians, in degrees, its edges included. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

const sides = ['south', 'west', 'north', 'east'] as const satisfies readonly (keyof MapArea)[];
const most = { south: 90, west: 180, north: 90, east: 180 } as const;

/**
 * Reads an area of four parameters that come together. North is not south of south, nor east west of west: an area does
 * not reach over the date line.
 */
export function readArea(query: QueryReader, { isRequired = false } = {}): MapArea | undefined {
  const read = sides.map((side) => query.decimal(side, { min: -most[side], max: most[side] }));
  if (!isRequired && read.every((degrees) => degrees === undefined)) return undefined;
  sides.forEach((side, nth) => {
    if (read[nth] === undefined) query.refuse(side, 'required', undefined);
  });
  const [south, west, north, east] = read;
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
  if (north < south) return query.refuse('north', 'out-of-range', undefined);
  if (east < west) return query.refuse('east', 'out-of-range', undefined);
  return { south, west, north, east };
}

/** Digits after the point: about ten metres. */
const digits = 4;

/** An area as one text, for the address of a page: `30.1,-97.9,30.5,-97.5`, in the order of the type. */
export const writeArea = (area: MapArea): string =>
  sides.map((side) => String(Number(area[side].toFixed(digits)))).join(',');

/** Reads what `writeArea` has written; anything else is `undefined`. */
export function parseArea(text: string | undefined): MapArea | undefined {
  const degrees = text?.split(',') ?? [];
  if (degrees.length !== sides.length || !degrees.every((one) => /^-?\d{1,3}(\.\d{1,8})?$/.test(one))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = degrees.map(Number);
  const area = { south, west, north, east };
  const isOnEarth = sides.every((side) => Math.abs(area[side]) <= most[side]);
  return isOnEarth && south <= north && west <= east ? area : undefined;
}
