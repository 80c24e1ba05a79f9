import statesUrl from 'us-atlas/states-10m.json?url';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Shapes = Parameters<typeof mesh>[1] & Parameters<typeof feature>[1];

/** The states as outlines, and the borders between them, each drawn once. */
export interface Outlines {
  land: GeoJSON.GeoJSON;
  borders: GeoJSON.GeoJSON;
}

/** Reads the outlines of the United States (us-atlas, made of the Census Bureau's public files). */
export async function readOutlines(signal: AbortSignal): Promise<Outlines> {
  const answer = await fetch(statesUrl, { signal });
  const topology = (await answer.json()) as Topology & { objects: { states: Shapes; nation: Shapes } };
  const { states, nation } = topology.objects;
  return { land: feature(topology, nation), borders: mesh(topology, states, (one, other) => one !== other) };
}
