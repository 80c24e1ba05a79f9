/**
 * Lines in the format of the programs in `generate/`: a first point, then the steps to the next, in fractions of
 * degrees.
 */
export type Steps = readonly number[];

export function lineOf(steps: Steps, perDegree = 100): GeoJSON.Position[] {
  const points: GeoJSON.Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / perDegree, y / perDegree]);
  }
  return points;
}

export const polygonsOf = (rings: readonly Steps[], perDegree?: number): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [lineOf(ring, perDegree)]),
});

export const linesOf = (lines: readonly Steps[], perDegree?: number): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: lines.map((line) => lineOf(line, perDegree)),
});
