import { lineOf, type Steps } from '#contracts/shared/outlines/line-of.js';

export const polygonsOf = (rings: readonly Steps[], perDegree?: number): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [lineOf(ring, perDegree)]),
});

export const linesOf = (lines: readonly Steps[], perDegree?: number): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: lines.map((line) => lineOf(line, perDegree)),
});
