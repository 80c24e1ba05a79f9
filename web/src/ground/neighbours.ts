import neighboursUrl from '../../../contracts/shared/outlines/neighbours.json?url';
import { linesOf, polygonsOf } from './steps.js';

type Part = 'land' | 'lakes' | 'borders';

/** Canada, Mexico and the islands: land, the larger lakes in it, and the borders of Canada's provinces. */
export type Neighbours = Record<Part, GeoJSON.GeoJSON>;

/** Reads the land around the United States (Natural Earth, public domain). */
export async function readNeighbours(signal: AbortSignal): Promise<Neighbours> {
  const answer = await fetch(neighboursUrl, { signal });
  const { land, lakes, borders } = (await answer.json()) as Record<Part, number[][]>;
  return {
    land: polygonsOf(land),
    lakes: polygonsOf(lakes),
    borders: linesOf(borders),
  };
}
