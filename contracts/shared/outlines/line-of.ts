/** A line as committed files contain it: a first point, then the steps to the next, in fractions of degrees. */
export type Steps = readonly number[];

/**
 * Reads a line of steps as points of longitude and latitude in degrees.
 * @param perDegree steps per degree; 100 in `neighbours.json`
 */
export function lineOf(steps: Steps, perDegree = 100): [longitude: number, latitude: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / perDegree, y / perDegree]);
  }
  return points;
}
