import type { StyleSpecification } from 'maplibre-gl';
import statesUrl from 'us-atlas/states-10m.json?url';
import { feature, mesh } from 'topojson-client';
import { distanceRings, type Point } from './distance-rings.js';
import type { Neighbours } from './neighbours.js';
import type { Town } from './towns.js';

type Topology = Parameters<typeof feature>[0];
type Shapes = Parameters<typeof mesh>[1] & Parameters<typeof feature>[1];

/** The states as outlines, and the borders between them, each drawn once. */
export interface Outlines {
  land: GeoJSON.GeoJSON;
  borders: GeoJSON.GeoJSON;
}

/** What is drawn on it, as far as it is here. */
export interface GroundParts {
  outlines?: Outlines | undefined;
  neighbours?: Neighbours | undefined;
  /** The largest first. */
  towns?: readonly Town[] | undefined;
  /** The searched place. */
  middle?: Point | undefined;
}

const nothing: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Reads the outlines of the United States (us-atlas, made of the Census Bureau's public files). */
export async function readOutlines(signal: AbortSignal): Promise<Outlines> {
  const answer = await fetch(statesUrl, { signal });
  const topology = (await answer.json()) as Topology & { objects: { states: Shapes; nation: Shapes } };
  const { states, nation } = topology.objects;
  return { land: feature(topology, nation), borders: mesh(topology, states, (one, other) => one !== other) };
}

/** The classes that have the colours; the map itself cannot read the theme. */
const roles = { sea: 'text-sea', land: 'text-land', coast: 'text-line-strong', border: 'text-land-line' } as const;
type GroundColours = Record<keyof typeof roles, string>;

/** The design's colours as the theme has them now. */
function coloursNow(element: HTMLElement): GroundColours {
  const probe = element.appendChild(document.createElement('i'));
  const colours = Object.entries(roles).map(([role, className]) => {
    probe.className = className;
    return [role, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as GroundColours;
}

/** How far the houses of a town reach, by its place in the list. */
const reachOf = (nth: number) => (nth < 40 ? 3 : nth < 250 ? 1.8 : 1);

const builtUp = (towns: readonly Town[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: towns.map(({ latitude, longitude }, nth) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { reach: reachOf(nth) },
  })),
});

/**
 * The map without tiles: land, sea, the borders of states, a shade where many people live, and how far a place is, in
 * the colours of the theme around it.
 */
export function groundStyle(
  element: HTMLElement,
  { outlines, neighbours, towns, middle }: GroundParts,
): StyleSpecification {
  const { sea, land, coast, border } = coloursNow(element);
  return {
    version: 8,
    sources: {
      around: { type: 'geojson', data: neighbours?.land ?? nothing },
      lakes: { type: 'geojson', data: neighbours?.lakes ?? nothing },
      provinces: { type: 'geojson', data: neighbours?.borders ?? nothing },
      land: { type: 'geojson', data: outlines?.land ?? nothing, tolerance: 0.2 },
      borders: { type: 'geojson', data: outlines?.borders ?? nothing, tolerance: 0.2 },
      towns: { type: 'geojson', data: towns ? builtUp(towns) : nothing },
      rings: { type: 'geojson', data: middle ? distanceRings(middle) : nothing },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      // Under the land, whose own lines are the finer ones where both meet.
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': land } },
      { id: 'around-coast', type: 'line', source: 'around', paint: { 'line-color': coast, 'line-width': 0.75 } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': sea, 'fill-outline-color': border } },
      { id: 'provinces', type: 'line', source: 'provinces', paint: { 'line-color': border, 'line-width': 1 } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      {
        id: 'towns',
        type: 'circle',
        source: 'towns',
        paint: {
          'circle-color': border,
          'circle-opacity': 0.45,
          'circle-blur': 1,
          'circle-radius': [
            'interpolate',
            ['exponential', 1.8],
            ['zoom'],
            3,
            ['*', ['get', 'reach'], 1.5],
            8,
            ['*', ['get', 'reach'], 14],
            12,
            ['*', ['get', 'reach'], 120],
          ],
        },
      },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 0.75 } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': border, 'line-width': 1 } },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': coast, 'line-width': 1, 'line-opacity': 0.5, 'line-dasharray': [3, 4] },
      },
    ],
  };
}
