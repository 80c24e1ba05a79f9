import neighboursUrl from './neighbours.json?url';

type Part = 'land' | 'lakes' | 'borders';

/** Canada, Mexico and the islands: land, the larger lakes in it, and the borders of Canada's provinces. */
export type Neighbours = Record<Part, GeoJSON.GeoJSON>;

const perDegree = 100;

/** A line as `generate/write-neighbours.ts` writes it: a first point, then the steps to the next. */
function lineOf(steps: readonly number[]): GeoJSON.Position[] {
  const points: GeoJSON.Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / perDegree, y / perDegree]);
  }
  return points;
}

const polygons = (rings: readonly (readonly number[])[]): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [lineOf(ring)]),
});

/** Reads what lies around the United States (Natural Earth, public domain). */
export async function readNeighbours(signal: AbortSignal): Promise<Neighbours> {
  const answer = await fetch(neighboursUrl, { signal });
  const { land, lakes, borders } = (await answer.json()) as Record<Part, number[][]>;
  return {
    land: polygons(land),
    lakes: polygons(lakes),
    borders: { type: 'MultiLineString', coordinates: borders.map(lineOf) },
  };
}
