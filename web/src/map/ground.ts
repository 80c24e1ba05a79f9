import type { StyleSpecification } from 'maplibre-gl';
import { distanceRings, type Point } from './distance-rings.js';
import type { Details } from '../ground/details.js';
import type { Neighbours } from '../ground/neighbours.js';
import type { Outlines } from '../ground/outlines.js';

/** The parts that are drawn, if they are loaded. */
export interface GroundParts {
  outlines?: Outlines | undefined;
  neighbours?: Neighbours | undefined;
  details?: Details | undefined;
  /** The searched place. */
  middle?: Point | undefined;
}

const nothing: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The zoom from which on a map shows details of a part of the country. */
export const closeUp = 5.5;

/** The classes with the colors; the map itself cannot read the theme. */
const roles = {
  sea: 'text-sea',
  land: 'text-land',
  urban: 'text-urban',
  coast: 'text-line-strong',
  border: 'text-land-line',
} as const;
type GroundColours = Record<keyof typeof roles, string>;

/** The design's colors in the current theme. */
function coloursNow(element: HTMLElement): GroundColours {
  const probe = element.appendChild(document.createElement('i'));
  const colours = Object.entries(roles).map(([role, className]) => {
    probe.className = className;
    return [role, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as GroundColours;
}

/**
 * The map without tiles: land, sea and inland water, the borders of states and counties, urban areas, and distances
 * from a place, in the colors of the current theme.
 */
export function groundStyle(
  element: HTMLElement,
  { outlines, neighbours, details, middle }: GroundParts,
): StyleSpecification {
  const { sea, land, urban, coast, border } = coloursNow(element);
  return {
    version: 8,
    sources: {
      around: { type: 'geojson', data: neighbours?.land ?? nothing },
      lakes: { type: 'geojson', data: neighbours?.lakes ?? nothing },
      provinces: { type: 'geojson', data: neighbours?.borders ?? nothing },
      land: { type: 'geojson', data: outlines?.land ?? nothing, tolerance: 0.2 },
      borders: { type: 'geojson', data: outlines?.borders ?? nothing, tolerance: 0.2 },
      urban: { type: 'geojson', data: details?.urban ?? nothing, tolerance: 0.2 },
      water: { type: 'geojson', data: details?.lakes ?? nothing, tolerance: 0.2 },
      rivers: { type: 'geojson', data: details?.rivers ?? nothing, tolerance: 0.2 },
      counties: { type: 'geojson', data: details?.counties ?? nothing, tolerance: 0.2 },
      rings: { type: 'geojson', data: middle ? distanceRings(middle) : nothing },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      // Below the land, whose own lines are finer where both meet.
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': land } },
      { id: 'around-coast', type: 'line', source: 'around', paint: { 'line-color': coast, 'line-width': 0.75 } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': sea, 'fill-outline-color': border } },
      { id: 'provinces', type: 'line', source: 'provinces', paint: { 'line-color': border, 'line-width': 1 } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'urban', type: 'fill', source: 'urban', minzoom: closeUp, paint: { 'fill-color': urban } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        minzoom: closeUp,
        paint: { 'line-color': sea, 'line-width': 1.5 },
      },
      { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': sea, 'fill-outline-color': border } },
      {
        id: 'counties',
        type: 'line',
        source: 'counties',
        minzoom: closeUp,
        paint: { 'line-color': border, 'line-width': 0.75, 'line-dasharray': [4, 3] },
      },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 0.75 } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': coast, 'line-width': 1 } },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': coast, 'line-width': 1, 'line-opacity': 0.5, 'line-dasharray': [3, 4] },
      },
    ],
  };
}
