import type { Point } from '../port/places.js';

/** A point of a map, in pixels from its upper left corner. */
export interface MapPixel {
  x: number;
  y: number;
}

/** Latitude at which a Mercator map is as high as it is wide. */
const edge = 85.0511;

/** Projects a point onto a Mercator map of the world that is one pixel wide and high. */
export function mercator({ latitude, longitude }: Point): MapPixel {
  const sine = Math.sin((Math.max(-edge, Math.min(edge, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The point at a position of such a map. */
export const fromMercator = ({ x, y }: MapPixel): Point => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: (x - 0.5) * 360,
});
