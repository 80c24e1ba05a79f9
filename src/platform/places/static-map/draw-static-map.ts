import { escapeHtml } from '../../html/escape-html.js';
import type { Place, PlaceArea, Point } from '../port/places.js';
import { fromMercator, mercator, type MapPixel } from './mercator.js';
import { outlines, type Outline } from './outlines.js';

export interface StaticMap {
  center: Point;
  /** Name of the center; empty for none. */
  label: string;
  /** Zoom of a map with tiles of 256 pixels. */
  zoom: number;
  /** Width and height in pixels. */
  size: number;
  /** Radii in pixels of the circles around the center, the largest first. */
  circles: readonly number[];
  /** Places to name, the most important first; those without room are left out. */
  towns: readonly Place[];
  theme: StaticMapTheme;
}

export const staticMapThemes = ['light', 'dark'] as const;
export type StaticMapTheme = (typeof staticMapThemes)[number];

/** The colours of the site's maps in both themes. */
const themes: Record<StaticMapTheme, Record<'sea' | 'land' | 'coast' | 'border' | 'ink' | 'muted' | 'plum', string>> = {
  light: {
    ...{ sea: '#ece8e1', land: '#f4eee5', coast: '#8f847d', border: '#d9cfc4' },
    ...{ ink: '#4f1f32', muted: '#6b6462', plum: '#6d2e46' },
  },
  dark: {
    ...{ sea: '#120f10', land: '#241f20', coast: '#7d726c', border: '#443a3b' },
    ...{ ink: '#f0c6d2', muted: '#b5aba6', plum: '#e3a8ba' },
  },
};
const tileSize = 256;
/** Pixels that a line must move before its next point is drawn. */
const step = 0.6;
/** Pixels between the names of two places, and from the edge at which a name would be cut. */
const apart = { x: 92, y: 22, edge: 44 };

/** The area that a map shows. */
export function areaOf({ center, zoom, size }: Pick<StaticMap, 'center' | 'zoom' | 'size'>): PlaceArea {
  const world = tileSize * 2 ** zoom;
  const { x, y } = mercator(center);
  const half = size / 2 / world;
  const northWest = fromMercator({ x: x - half, y: y - half });
  const southEast = fromMercator({ x: x + half, y: y + half });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

/** Draws a map as SVG: land, water, borders, names of towns and circles around the center. No tiles are needed. */
export function drawStaticMap(map: StaticMap): string {
  const { size, circles, label } = map;
  const colours = themes[map.theme];
  const { around, lakes, land, borders } = outlines();
  const project = projection(map);
  const path = (all: readonly Outline[], isClosed: boolean) => pathOf(all, project, size, isClosed);
  const middle = size / 2;
  const rings = circles.map(
    (radius, nth) =>
      `<circle cx="${middle}" cy="${middle}" r="${rounded(radius)}" fill="${colours.plum}" fill-opacity="${nth === 0 ? 0.12 : 0.25}"` +
      `${nth === 0 ? ` stroke="${colours.plum}" stroke-width="1.5"` : ''}/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" font-family="Instrument Sans, Helvetica, Arial, sans-serif">`,
    `<rect width="${size}" height="${size}" fill="${colours.sea}"/>`,
    `<path d="${path(around, true)}" fill="${colours.land}" stroke="${colours.coast}" stroke-width=".75"/>`,
    `<path d="${path(land, true)}" fill="${colours.land}" fill-rule="evenodd" stroke="${colours.coast}" stroke-width=".75"/>`,
    `<path d="${path(lakes, true)}" fill="${colours.sea}" stroke="${colours.border}"/>`,
    `<path d="${path(borders, false)}" fill="none" stroke="${colours.border}" stroke-width="1.25"/>`,
    ...townNames(map, project, colours.muted),
    ...rings,
    `<circle cx="${middle}" cy="${middle}" r="6" fill="${colours.plum}" stroke="${colours.land}" stroke-width="2"/>`,
    label === '' ? '' : name({ x: middle + 12, y: middle }, label, colours.ink, 15, 600),
    '</svg>',
  ].join('');
}

type Projection = (point: MapPixel) => MapPixel;

/** From a map of one pixel to the pixels of this one. */
function projection({ center, zoom, size }: StaticMap): Projection {
  const world = tileSize * 2 ** zoom;
  const middle = mercator(center);
  return ({ x, y }) => ({ x: (x - middle.x) * world + size / 2, y: (y - middle.y) * world + size / 2 });
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

function pathOf(all: readonly Outline[], project: Projection, size: number, isClosed: boolean): string {
  return all
    .filter(({ west, north, east, south }) => {
      const [upper, lower] = [project({ x: west, y: north }), project({ x: east, y: south })];
      return upper.x < size && upper.y < size && lower.x > 0 && lower.y > 0;
    })
    .map(({ points }) => lineOf(points.map(project), size) + (isClosed ? 'Z' : ''))
    .join('');
}

/** The points of a line that differ on the map; far outside of it, few are needed. */
function lineOf(points: readonly MapPixel[], size: number): string {
  let last: MapPixel | undefined;
  const drawn: string[] = [];
  for (const point of points) {
    const isFar = point.x < -size || point.y < -size || point.x > 2 * size || point.y > 2 * size;
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < (isFar ? size / 4 : step)) continue;
    drawn.push(`${drawn.length === 0 ? 'M' : 'L'}${rounded(point.x)} ${rounded(point.y)}`);
    last = point;
  }
  return drawn.join('');
}

const name = ({ x, y }: MapPixel, text: string, colour: string, size: number, weight: number) =>
  `<text x="${rounded(x)}" y="${rounded(y)}" dy=".35em" fill="${colour}" font-size="${size}" font-weight="${weight}">${escapeHtml(text)}</text>`;

/** Names of places, except where one would lie upon another or upon the center. */
function townNames({ towns, size, label }: StaticMap, project: Projection, colour: string): string[] {
  const taken: MapPixel[] = [{ x: size / 2, y: size / 2 }];
  return towns.flatMap((town) => {
    const at = project(mercator(town));
    const isTaken = taken.some((other) => Math.abs(other.x - at.x) < apart.x && Math.abs(other.y - at.y) < apart.y);
    if (town.city === label || isTaken || at.x > size - 2 * apart.edge || at.x < 8 || at.y < 12 || at.y > size - 12) {
      return [];
    }
    taken.push(at);
    const dot = `<circle cx="${rounded(at.x)}" cy="${rounded(at.y)}" r="2" fill="${colour}"/>`;
    return [dot, name({ x: at.x + 6, y: at.y }, town.city, colour, 12, 400)];
  });
}
