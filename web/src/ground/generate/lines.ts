export type Line = [longitude: number, latitude: number][];

/**
 * Simplifies a line: points that are farther than the tolerance from the straight line stay (Ramer, Douglas, Peucker).
 */
export function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || !first || !last) return line;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [farthest, at] = [0, 0];
  line.forEach(([x, y], nth) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (away > farthest) [farthest, at] = [away, nth];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}

export function areaOf(ring: Line): number {
  const sum = ring.reduce((twice, [x, y], nth) => {
    const [nextX, nextY] = ring[nth + 1] ?? [x, y];
    return twice + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Integers in fractions of degrees: the first point, then the steps from each to the next. */
export function written(line: Line, perDegree = 100): number[] {
  const points = line.map(([x, y]) => [Math.round(x * perDegree), Math.round(y * perDegree)] as const);
  return points.flatMap(([x, y], nth) => [x - (points[nth - 1]?.[0] ?? 0), y - (points[nth - 1]?.[1] ?? 0)]);
}
