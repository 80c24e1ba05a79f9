import detailsUrl from './details.json?url';
import { linesOf, polygonsOf } from './steps.js';

type Part = 'counties' | 'urban' | 'lakes' | 'rivers';

/** Lines between the coast and the state borders, for maps of a part of the country. */
export type Details = Record<Part, GeoJSON.GeoJSON>;

/** The same as in `generate/write-details.ts`. */
const perDegree = 250;

/** Reads county lines (Census Bureau), urban areas and inland water (Natural Earth, public domain). */
export async function readDetails(signal: AbortSignal): Promise<Details> {
  const answer = await fetch(detailsUrl, { signal });
  const { counties, urban, lakes, rivers } = (await answer.json()) as Record<Part, number[][]>;
  return {
    counties: linesOf(counties, perDegree),
    urban: polygonsOf(urban, perDegree),
    lakes: polygonsOf(lakes, perDegree),
    rivers: linesOf(rivers, perDegree),
  };
}
