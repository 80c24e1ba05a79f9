import type { StyleSpecification } from 'maplibre-gl';
import statesUrl from 'us-atlas/states-10m.json?url';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Shapes = Parameters<typeof mesh>[1] & Parameters<typeof feature>[1];

/** The states as outlines, and the borders between them, each drawn once. */
export interface Outlines {
  land: GeoJSON.GeoJSON;
  borders: GeoJSON.GeoJSON;
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

/** The map without tiles: land, sea and the borders of states, in the colours of the theme around it. */
export function groundStyle(element: HTMLElement, outlines: Outlines | undefined): StyleSpecification {
  const { sea, land, coast, border } = coloursNow(element);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: outlines?.land ?? nothing, tolerance: 0.2 },
      borders: { type: 'geojson', data: outlines?.borders ?? nothing, tolerance: 0.2 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 0.75 } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': border, 'line-width': 1 } },
    ],
  };
}
